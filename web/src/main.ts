import "@fontsource/fredoka/latin-600.css";
import "@fontsource/fredoka/latin-ext-600.css";
import "@fontsource/nunito/latin-500.css";
import "@fontsource/nunito/latin-700.css";
import "@fontsource/nunito/latin-ext-500.css";
import "@fontsource/nunito/latin-ext-700.css";
import "./art/palette.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { buildLater } from "./parts/staged";
import { wantedLanguage } from "./settings.svelte";
import { speak } from "./texts/fluent";
import { FALLBACK } from "./texts/language.svelte";

void speak(wantedLanguage())
  .catch(() => speak(FALLBACK)) // the words of another language may be kept here
  .catch(console.error)
  .then(() => buildLater(() => mount(App, { target: document.getElementById("app")! })));
