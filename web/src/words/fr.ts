const found = {
  ...import.meta.glob<string>("./fr/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../games/*/words/fr.ftl", { query: "?raw", import: "default", eager: true }),
};

export const texts = Object.values(found);
