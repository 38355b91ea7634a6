/** The cards for looking at; settings come from the address: ?theme=dark&language=ar&large=1&show=hand&count=20. */
import "../../styles/tokens.css";
import "../../styles/ui.css";
import "../../styles/cards.css";
import { mount } from "svelte";
import { settings } from "../../app/settings.svelte";
import { texts, type Language } from "../../text/texts.svelte";
import Look from "./Look.svelte";

const asked = new URLSearchParams(location.search);
const page = document.documentElement;

page.dataset.theme = asked.get("theme") ?? "light";
page.dataset.suits = asked.get("suits") ?? "4";
page.dataset.motion = asked.get("motion") ?? "full";
settings.large = asked.has("large");
if (settings.large) page.dataset.print = "large";
await texts.use((asked.get("language") ?? "en") as Language);
page.lang = texts.language;
mount(Look, {
  target: document.getElementById("app")!,
  props: { show: asked.get("show") ?? "all", count: Number(asked.get("count") ?? 20), pack: asked.get("face") ?? "rank" },
});
