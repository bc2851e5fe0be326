import { afterAll } from "vitest";
import { removeFolders } from "../disk.ts";

// Vitest loads this file before each test file, also those that share what they import.
afterAll(removeFolders);
