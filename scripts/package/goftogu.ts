#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
import { runProgram } from "./program.ts";

// As the npm scripts of this project do on the command line of Node, which a program cannot have:
// memory of a build is worth more than the time of the garbage collector.
setFlagsFromString("--heap-growing-percent=50");

process.exitCode = await runProgram(process.argv.slice(2), process.env);
