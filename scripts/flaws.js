// What is wrong with the page as it stands, in words: nothing may lie over another, stick out, be cut or be too
// small for a finger. `still`: a table, which may not scroll. Evaluated by the gallery and by the tests.
({ still = false } = {}) => {
  const faults = [];
  const page = document.documentElement;
  const over = [...document.querySelectorAll("dialog[open], [role=dialog]")].at(-1);
  const all = [...(over ?? document.body).querySelectorAll("*")].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const PRESSED = "button, a[href], input, select, summary, [role=button], [role=switch], [role=radio]";
  const named = (each) => {
    const words = (each.getAttribute?.("aria-label") ?? each.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const kind = [...(each.classList ?? [])].filter((name) => !name.startsWith("svelte-")).join(".");
    return `${each.localName}${kind ? `.${kind}` : ""} “${words}”`;
  };
  const hidden = (each) => each.closest(".vh, svg, option, [aria-hidden=true].vh");
  const lies = (one, other, by) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
  const related = (one, other) => one === other || one.contains(other) || other.contains(one);
  const cuts = (style) => style !== "visible";
  const within = (each) => `${[each.left, each.top].map(Math.round)} ${Math.round(each.right - each.left)}x${Math.round(each.bottom - each.top)}`;

  // What of a box can be seen: what its surroundings cut or scroll away is not there.
  const clip = (each, box, first = each.parentElement) => {
    let { left, right, top, bottom } = box;
    for (let up = first; up && up !== page; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (!cuts(overflowX) && !cuts(overflowY)) continue;
      const edge = up.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, edge.left), Math.min(right, edge.right), Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };

  // The page: nothing sticks out sideways, and a table does not scroll at all.
  if (page.scrollWidth > page.clientWidth) {
    const wide = all.filter((each) => each.getBoundingClientRect().right > page.clientWidth + 1 || each.getBoundingClientRect().left < -1);
    faults.push(`overflow: ${page.scrollWidth} in ${page.clientWidth}: ${wide.slice(0, 3).map(named).join("; ")}`);
  }
  if (still && page.scrollHeight > page.clientHeight) faults.push(`scroll: ${page.scrollHeight} in ${page.clientHeight}`);

  // Texts as lines with their boxes. One that is cut by its surroundings can't be read; names may end in an ellipsis.
  const lines = [];
  for (const each of all) {
    if (hidden(each) || each.closest(".card")) continue;
    for (const node of each.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ each, box });
    }
  }
  const seen = lines.filter(({ each, box }) => {
    let part = box;
    for (let up = each; up && up !== page; up = up.parentElement) {
      const style = getComputedStyle(up);
      const hows = [style.overflowX, style.overflowY];
      if (!hows.some(cuts)) continue;
      if (hows.some((how) => how === "auto" || how === "scroll")) break;
      const edge = up.getBoundingClientRect();
      const name = style.textOverflow === "ellipsis" && (up.querySelector("bdi") || up.closest("bdi, [title]"));
      const lost = Math.max(edge.left - part.left, part.right - edge.right) > 2;
      const flat = Math.max(edge.top - part.top, part.bottom - edge.bottom) > box.height * 0.3;
      if (!name && (lost || flat)) {
        faults.push(`clipped: ${named(each)} at ${within(box)} by ${named(up)} at ${within(edge)}`);
        return false;
      }
      part = { left: Math.max(part.left, edge.left), right: Math.min(part.right, edge.right), top: part.top, bottom: part.bottom };
    }
    return true;
  }).map(({ each, box }) => ({ each, box, part: clip(each, box, each) })).filter(({ part }) => part.width > 2 && part.height > 2);
  for (const { each, box } of seen) {
    const frame = each.closest("button, .btn, .chip, .plate, .say, .why, td, th");
    const edge = frame?.getBoundingClientRect();
    if (edge && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5) && !cuts(getComputedStyle(frame).overflowX)) {
      const name = [...(function* () { for (let up = each; up !== frame; up = up.parentElement) yield up; })()].some((up) => cuts(getComputedStyle(up).overflowX));
      if (!name) faults.push(`sticks out: ${named(each)} of ${named(frame)}`);
    }
    if (still && (box.bottom - page.clientHeight > box.height * 0.25 || -box.top > box.height * 0.25) && !each.closest("dialog, .side, .over")) faults.push(`out of sight: ${named(each)} at ${within(box)}`);
  }

  // What is pressed: large enough for a finger, and nothing over another. Cards of a hand lie over each other.
  const pressed = all.filter((each) => each.matches(PRESSED) && !each.closest(".hand .card, [inert]") && !each.matches(".vh, .card"));
  const boxes = pressed.map((each) => [each, clip(each, each.getBoundingClientRect())]).filter(([, box]) => box.width && box.height);
  for (const [each] of boxes) {
    const box = each.getBoundingClientRect();
    const near = each.matches("input, select") ? (each.closest("label") ?? each).getBoundingClientRect() : box;
    const quick = each.closest(".chatbox .q") && matchMedia("(pointer: fine)").matches ? 39.5 : 43.5;
    if (!each.closest("p, li > span, h1") && (near.width < quick || near.height < quick))
      faults.push(`small: ${Math.round(near.width)}x${Math.round(near.height)} ${named(each)}`);
  }
  const stuck = (each) => {
    for (let up = each; up; up = up.parentElement) if (["sticky", "fixed"].includes(getComputedStyle(up).position)) return up;
    return null;
  };
  boxes.forEach(([one, box], at) => {
    for (const [other, beside] of boxes.slice(at + 1))
      if (!related(one, other) && lies(box, beside, 2) && stuck(one) === stuck(other) && !one.closest("label")?.contains(other))
        faults.push(`overlap: ${named(one)} and ${named(other)}`);
  });

  // Texts and cards that are shown: none over another.
  const cards = all.filter((each) => each.matches(".card") && !each.closest("[data-motion-copy]"));
  const pile = (each) => each.closest(".laid, .row, .kitty, .hand, .play, .held, .rh, .order");
  const inner = ({ left, right, top, bottom }) => ({ left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 });
  seen.forEach(({ each, part }, at) => {
    const box = inner(part); // lines are taller than what is written in them
    if (each.closest(".ord")) return;
    for (const { each: other, part: beside } of seen.slice(at + 1))
      if (!related(each, other) && each.parentElement !== other.parentElement && lies(box, inner(beside), 2) && stuck(each) === stuck(other))
        faults.push(`texts overlap: ${named(each)} and ${named(other)}`);
    for (const card of cards) {
      if (card.contains(each) || stuck(card) !== stuck(each) || (pile(each) && pile(each) === pile(card))) continue;
      const face = clip(card, card.getBoundingClientRect());
      if (lies(box, face, 4)) faults.push(`card over text: ${named(each)} at ${within(box)} and ${named(card)} at ${within(face)}`);
    }
  });
  const hands = cards.filter((each) => each.closest(".hand"));
  for (const card of cards.filter((each) => !each.closest(".hand")))
    if (hands.some((held) => lies(held.getBoundingClientRect(), card.getBoundingClientRect(), 4))) faults.push(`over the hand: ${named(card)}`);
  return [...new Set(faults)];
}
