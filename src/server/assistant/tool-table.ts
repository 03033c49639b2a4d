import type { AssistantTool } from './assistant-tool.ts'
import { evidence, valueHome } from './tools/value-tools.ts'

/** What an assistant can ask. Each is known by its name on the wire. */
const ASSISTANT_TOOL_NAMES = ['value_home', 'evidence'] as const
export type AssistantToolName = (typeof ASSISTANT_TOOL_NAMES)[number]

export const ASSISTANT_TOOLS: Readonly<Record<AssistantToolName, AssistantTool>> = {
  value_home: valueHome,
  evidence,
}

/** The tool of a name that a message brought; null for any other. */
export const toolNamed = (name: unknown): AssistantTool | null => {
  const known = ASSISTANT_TOOL_NAMES.find((one) => one === name)
  return known === undefined ? null : ASSISTANT_TOOLS[known]
}
