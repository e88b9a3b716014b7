import { mount } from "svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import App from "./App.svelte";
import { applyTheme } from "./look/theme.svelte";
import { followUpgrades } from "./wire/upgrade";
import { startWords } from "./words/words.svelte";

followUpgrades();
applyTheme();
await startWords();
const target = document.getElementById("app");
if (target) mount(App, { target });
