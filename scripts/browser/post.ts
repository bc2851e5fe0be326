import { addCopyButtons } from "./copy-code.ts";
import { showNeighbours } from "./neighbours.ts";
import { openDetailsInPrint } from "./print-details.ts";

addCopyButtons();
showNeighbours();
openDetailsInPrint();
