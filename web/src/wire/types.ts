/** The types of requests and responses, generated from the server's OpenAPI document. */
import type { components } from "./schema.gen";

type Schemas = components["schemas"];

export type About = Schemas["About"];
export type AnalysisSheet = Schemas["AnalysisSheet"];
export type BoardCard = Schemas["BoardCard"];
export type BoardSheet = Schemas["BoardSheet"];
export type ChatLine = Schemas["ChatLine"];
export type Choice = Schemas["Choice"];
export type ClauseCard = Schemas["ClauseCard"];
export type Draft = Schemas["Draft"];
export type Event = Schemas["Event"];
export type FigureSheet = Schemas["FigureSheet"];
export type GameCard = Schemas["GameCard"];
export type HintSheet = Schemas["HintSheet"];
export type LinkCard = Schemas["LinkCard"];
export type Me = Schemas["Me"];
export type Named = Schemas["Named"];
export type Offer = Schemas["Offer"];
export type CellText = Schemas["CellText"];
export type PanelCard = Schemas["PanelCard"];
export type PanelSheet = Schemas["PanelSheet"];
export type Problem = Schemas["Problem"];
export type Reason = Schemas["Reason"];
export type RulebookCard = Schemas["RulebookCard"];
export type RulingCard = Schemas["RulingCard"];
export type ScoringSheet = Schemas["ScoringSheet"];
export type SeatCard = Schemas["SeatCard"];
export type SwitchCard = Schemas["SwitchCard"];
export type TableCard = Schemas["TableCard"];
export type TableForm = Schemas["TableForm"];
export type TableList = Schemas["TableList"];
export type TokenCard = Schemas["TokenCard"];
export type Update = Schemas["Update"];
export type Why = Schemas["Why"];
