import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

export const fontFamily = "Vazirmatn";

/** The font as the renderer takes it: TrueType, one file for each weight. */
export const fontFiles = {
  bold: require.resolve("@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf"),
  regular: require.resolve("@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf"),
} as const;

export function readFont(file: string): Uint8Array {
  return readFileSync(file);
}
