import { afterAll } from "vitest";
import { removeFolders } from "../disk.ts";

// Vitest loads this file before each test file, even if test files share their imports.
afterAll(removeFolders);
