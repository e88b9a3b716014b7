import { mount } from "svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import App from "./App.svelte";
import { applyTheme } from "./look/theme.svelte";
import { startWords } from "./words/words.svelte";

applyTheme();
await startWords();
const target = document.getElementById("app");
if (target) mount(App, { target });
