import { addCopyButtons } from "./copy-code.ts";
import { showNeighbours } from "./neighbours.ts";

addCopyButtons();
showNeighbours();
