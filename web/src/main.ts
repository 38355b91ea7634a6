/** The page starts here. */
import "./styles/tokens.css";
import "./styles/ui.css";
import "./styles/cards.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { settings } from "./app/settings.svelte";
import { LANGUAGES, texts, type Language } from "./text/texts.svelte";

/** The language of the settings, else the first of the browser's that we speak. */
function language(): Language {
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.split("-")[0])];
  return LANGUAGES.find((each) => each === wanted.find((tag) => LANGUAGES.some((own) => own === tag))) ?? "en";
}

await texts.use(language());
mount(App, { target: document.getElementById("app")! });
