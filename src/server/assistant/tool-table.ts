import type { AssistantTool } from './assistant-tool.ts'
import { explainRefusal, howGood } from './tools/accuracy-tools.ts'
import { draftAnalysis, draftAnswer, shareLink } from './tools/agent-drafts.ts'
import { myDay, myEnquiries } from './tools/agent-tools.ts'
import { costsOfBuying } from './tools/cost-tools.ts'
import { findHomes, marketFigures, recentSales } from './tools/find-tools.ts'
import { askingPrice, compareHomes, evidence, valueHomeTool } from './tools/value-tools.ts'

/** What an assistant can ask for anybody. Each is known by its name on the wire. */
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

/** What an assistant can ask for an agent who allowed it. */
const AGENT_TOOL_NAMES = ['my_day', 'my_enquiries', 'draft_answer', 'draft_analysis', 'share_link'] as const
export type AgentToolName = (typeof AGENT_TOOL_NAMES)[number]

export const ASSISTANT_TOOLS: Readonly<Record<AssistantToolName | AgentToolName, AssistantTool>> = {
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
  my_day: myDay,
  my_enquiries: myEnquiries,
  draft_answer: draftAnswer,
  draft_analysis: draftAnalysis,
  share_link: shareLink,
}

/** The tool of a name that a message brought; null for any other. */
export const toolNamed = (name: unknown): AssistantTool | null => {
  const known = ASSISTANT_TOOL_NAMES.find((one) => one === name) ?? AGENT_TOOL_NAMES.find((one) => one === name)
  return known === undefined ? null : ASSISTANT_TOOLS[known]
}
