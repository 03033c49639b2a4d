import type { AssistantTool } from './assistant-tool.ts'
import { explainRefusal, howGood } from './tools/accuracy-tools.ts'
import { costsOfBuying } from './tools/cost-tools.ts'
import { findHomes, marketFigures, recentSales } from './tools/find-tools.ts'
import { askingPrice, compareHomes, evidence, valueHomeTool } from './tools/value-tools.ts'

/** What an assistant can ask. Each is known by its name on the wire. */
const ASSISTANT_TOOL_NAMES = [
  'find_homes',
  'value_home',
  'evidence',
  'recent_sales',
  'compare_homes',
  'costs_of_buying',
  'what_an_asking_price_means',
  'market_figures',
  'how_good_are_you',
  'explain_refusal',
] as const
export type AssistantToolName = (typeof ASSISTANT_TOOL_NAMES)[number]

export const ASSISTANT_TOOLS: Readonly<Record<AssistantToolName, AssistantTool>> = {
  find_homes: findHomes,
  value_home: valueHomeTool,
  evidence,
  recent_sales: recentSales,
  compare_homes: compareHomes,
  costs_of_buying: costsOfBuying,
  what_an_asking_price_means: askingPrice,
  market_figures: marketFigures,
  how_good_are_you: howGood,
  explain_refusal: explainRefusal,
}

/** The tool of a name that a message brought; null for any other. */
export const toolNamed = (name: unknown): AssistantTool | null => {
  const known = ASSISTANT_TOOL_NAMES.find((one) => one === name)
  return known === undefined ? null : ASSISTANT_TOOLS[known]
}
