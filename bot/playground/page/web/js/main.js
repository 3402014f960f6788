import { App } from "./app.js";
import { startClock } from "./timestamps.js";

new App(document.getElementById("app")).start();
startClock();
