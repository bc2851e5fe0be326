import { mkdirSync, writeFileSync } from "node:fs";
import { buildEditorSchemas } from "../content/authoring/json-schemas.ts";

const folder = ".vscode/schemas";

mkdirSync(folder, { recursive: true });
for (const [name, schema] of buildEditorSchemas()) writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(schema, undefined, 2)}\n`);
