/** The page starts here. */
import "./styles/tokens.css";
import "./styles/ui.css";
import "./styles/cards.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { settings } from "./app/settings.svelte";
import { spoken } from "./text/languages";
import { texts } from "./text/texts.svelte";

await texts.use(spoken([settings.language, ...navigator.languages]));
mount(App, { target: document.getElementById("app")! });
