import { readFileSync } from "node:fs";
import { requirePackageFile } from "../project.ts";

export const fontFamily = "Vazirmatn";

/** TrueType, as the renderer requires; one file for each weight. */
export const fontFiles = {
  bold: requirePackageFile.resolve("@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf"),
  regular: requirePackageFile.resolve("@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf"),
} as const;

export function readFont(file: string): Uint8Array {
  return readFileSync(file);
}
