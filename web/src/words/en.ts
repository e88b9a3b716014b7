const found = {
  ...import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../games/*/words/en.ftl", { query: "?raw", import: "default", eager: true }),
};

export const texts = Object.values(found);
