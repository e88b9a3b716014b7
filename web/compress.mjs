// Compresses the built page: writes a .br and a .gz beside every larger text file, which the server sends as they are.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FOLDER = join(import.meta.dirname, "../src/ironmaster/server/page");
const TEXTS = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;
const SMALL = 1024; // smaller files fit into one packet anyway

for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
  const data = readFileSync(path);
  if (data.length < SMALL) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
}
