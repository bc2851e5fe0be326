import { addCopyButtons } from "./copy-code.ts";
import { showNeighbours } from "./neighbours.ts";
import { openReply } from "./open-reply.ts";
import { openDetailsInPrint } from "./print-details.ts";

openReply();
addCopyButtons();
showNeighbours();
openDetailsInPrint();
