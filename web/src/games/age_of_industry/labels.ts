/** The label of every piece, for screen readers. */
import { listed } from "../../words/names";
import { t } from "../../words/words.svelte";
import type { Mark } from "../contract";
import { anyOf, playerName, stateTexts } from "../shared/labels";
import { money } from "./money";
import { type MarketOnMap, readCounter, readMarket } from "./reading";
import type { AgeScene, Face, Industry, Line, Place, Space } from "./types";

export function industryName(scene: AgeScene, industry: Industry): string {
  return scene.fixtures.industries.find(({ id }) => id === industry)?.name ?? industry;
}

export function colourName(scene: AgeScene, colour: string): string {
  return scene.fixtures.cards.find(({ id }) => id === colour)?.name ?? colour;
}

/** Properties of a whole place: its colour and its functions. */
function setting(scene: AgeScene, place: Place): string[] {
  return [
    place.colour ? t("age_of_industry-colour", { colour: colourName(scene, place.colour) }) : "",
    place.distant_port ? t("age_of_industry-distant-port") : "",
    place.transit ? "" : t("age_of_industry-no-transit"),
  ].filter(Boolean);
}

export function spaceLabel(scene: AgeScene, space: Space, place: Place, mark: Mark): string {
  const counter = readCounter(scene.view.counters[space.id], scene.fixtures);
  if (!counter) {
    const industries = anyOf(
      scene.lang,
      space.takes.map((industry) => industryName(scene, industry)),
    );
    const free = t("piece-free", { industries });
    return [space.name, free, ...setting(scene, place), ...stateTexts(mark)].join(", ");
  }
  const { face, owner, cubes, flipped, rebuilt } = counter;
  const parts = [
    t("piece-level", { industry: industryName(scene, face.industry), level: face.level }),
    playerName(scene, owner),
    ...(cubes ? [t("piece-cubes", { kind: face.industry, count: cubes })] : []),
    t(flipped ? "age_of_industry-flipped" : rebuilt ? "age_of_industry-rebuilt" : "piece-unflipped"),
  ];
  return [space.name, ...parts, ...setting(scene, place), ...stateTexts(mark)].join(", ");
}

export function lineLabel(scene: AgeScene, line: Line, mark: Mark): string {
  const owner = scene.view.railways[line.id];
  const state = owner
    ? t("age_of_industry-line-built", { owner: playerName(scene, owner) })
    : t("age_of_industry-line-free");
  return [line.name, state, ...stateTexts(mark)].join(", ");
}

function demandOf({ demand, sold }: MarketOnMap): string {
  if (!demand.takes.length) return t("age_of_industry-market-shut");
  return t(sold ? "age_of_industry-market-sold" : "age_of_industry-market-open", { demand: demand.name });
}

export function marketLabel(scene: AgeScene, place: Place, mark: Mark): string {
  const market = readMarket(scene.view.markets[place.market?.id ?? ""], scene.fixtures);
  const state = market ? demandOf(market) : t("age_of_industry-market-bare");
  const own = place.kind === "market" ? setting(scene, place) : [];
  return [place.market?.name ?? place.name, state, ...own, ...stateTexts(mark)].join(", ");
}

export function importLabel(scene: AgeScene, place: Place, mark: Mark): string {
  const id = place.import?.id ?? "";
  const cubes = scene.view.imports[id] ?? 0;
  const most = place.import?.cubes ?? 0;
  const state = t("age_of_industry-import-cubes", { cubes, most });
  return [place.import?.name ?? id, state, ...stateTexts(mark)].join(", ");
}

/** Cost, needs and profit of a counter. */
export function stackLabel(scene: AgeScene, face: Face, left: number, mark: Mark): string {
  const { fixtures } = scene;
  const needs = listed([
    ...(face.coal ? [t("age_of_industry-cubes-needed", { kind: "coal", count: face.coal })] : []),
    ...(face.iron ? [t("age_of_industry-cubes-needed", { kind: "iron", count: face.iron })] : []),
  ]);
  const industry = fixtures.industries.find(({ id }) => id === face.industry)?.name ?? face.industry;
  return [
    t("piece-level", { industry, level: face.level }),
    t("age_of_industry-stack-left", { count: left }),
    ...(face.buildable
      ? [
          t("age_of_industry-stack-cost", { cost: money(face.cost) }),
          needs && t("age_of_industry-stack-needs", { needs }),
          t("age_of_industry-stack-profit", { profit: money(face.profit) }),
        ]
      : [t("age_of_industry-unbuildable")]),
    ...stateTexts(mark),
  ]
    .filter(Boolean)
    .join(", ");
}
