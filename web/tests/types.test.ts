import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { expect, it } from "vitest";
import generated from "../src/wire/schema.gen.ts?raw";
import description from "../../docs/openapi.json?raw";

it("agree with the server's OpenAPI document; otherwise run scripts/page npm run types", async () => {
  const types = COMMENT_HEADER + astToString(await openapiTS(description));
  expect(generated === types).toBe(true);
});
