import { offerCopies } from "./copy-code.ts";
import { showNeighbours } from "./neighbours.ts";

offerCopies();
showNeighbours();
