/** Scrolled: whoever has only keys can come to a part that scrolls, as long as there is something to scroll. */

/** For parts of a page that scroll: `<div {@attach scrolled}>`. */
export function scrolled(part: HTMLElement): () => void {
  const look = (): void => {
    if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  size.observe(part);
  inside.observe(part, { childList: true, subtree: true });
  look();
  return () => {
    size.disconnect();
    inside.disconnect();
  };
}
