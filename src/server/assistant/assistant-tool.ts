import { registerAppTool } from '@modelcontextprotocol/ext-apps/server'
import type { CallToolResult, McpServer, ToolAnnotations } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { AssistantScope } from '#graphql/assistant-kinds.ts'
import type { TypedDocumentString } from '#graphql/generated/graphql.ts'
import type { Failure, Result } from '#lib/result.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AssistantViewer } from './scopes.ts'
import { WIDGET_URI } from './widget-resource.ts'

/** Asks the provider of a country. `token`: in whose name; null asks as everybody may. */
export type AskProvider = <T, V>(
  document: TypedDocumentString<T, V>,
  variables: NoInfer<V>,
  country: CountryCode,
  token: string | null,
) => Promise<Result<T>>

/** What a tool knows while it runs. */
export interface ToolDesk {
  /** without a name for tools that everybody may use, in the viewer's name for the others */
  ask<T, V>(document: TypedDocumentString<T, V>, variables: NoInfer<V>, country: CountryCode): Promise<Result<T>>
  /** the site's, for links: "https://www.example.com" */
  origin: string
  /** of the words that catalogues have */
  locale: LocaleCode
  /** whoever asks; never null in a tool with a scope */
  viewer: AssistantViewer | null
}

/** What a tool answers: the same in fields and in words, or in one sentence why there is no answer. */
export type ToolAnswer<Data> = { data: Data; text: string } | { fault: string }

interface ToolRules<Input extends z.ZodObject, Output extends z.ZodObject> {
  title: string
  /** for the assistant: what it answers, and when to choose it */
  description: string
  input: Input
  output: Output
  annotations: Required<Pick<ToolAnnotations, 'readOnlyHint' | 'idempotentHint' | 'openWorldHint' | 'destructiveHint'>>
  /** null: for everybody */
  scope: AssistantScope | null
  /** questions to the provider that it may take */
  cost: number
  /** whether the widget draws its answers: a host that can, shows it beside the words */
  hasWidget?: boolean
  run(input: z.output<Input>, desk: ToolDesk): Promise<ToolAnswer<z.input<Output>>>
}

/** A tool as the server lists it. */
export interface AssistantTool
  extends Pick<ToolRules<z.ZodObject, z.ZodObject>, 'title' | 'description' | 'input' | 'output' | 'scope' | 'cost'> {
  addTo(server: McpServer, name: string, desk: ToolDesk): void
}

/** The hints of a tool that only reads, and only what this site holds. */
export const READS_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false, destructiveHint: false } as const

/** A tool of the table: its schemas and `run` fit each other, and the server checks what goes in and what comes out by them. */
export function assistantTool<Input extends z.ZodObject, Output extends z.ZodObject>(rules: ToolRules<Input, Output>): AssistantTool {
  const { title, description, input, output, annotations, scope, cost, hasWidget = false, run } = rules
  return {
    title,
    description,
    input,
    output,
    scope,
    cost,
    addTo(server, name, desk) {
      const inputSchema: z.ZodObject = input
      const outputSchema: z.ZodObject = output
      const config = { title, description, inputSchema, outputSchema, annotations }
      const call = async (given: unknown): Promise<CallToolResult> => {
        const answer = await run(input.parse(given), desk)
        if ('fault' in answer) return { isError: true, content: [{ type: 'text', text: answer.fault }] }
        return { structuredContent: answer.data, content: [{ type: 'text', text: answer.text }] }
      }
      if (hasWidget) registerAppTool(server, name, { ...config, _meta: { ui: { resourceUri: WIDGET_URI } } }, call)
      else server.registerTool(name, config, call)
    },
  }
}

/** Why the provider gave no answer, in one sentence; the code is the one of the failure. */
export function toolFaultOf({ code, waitSeconds }: Failure): { fault: string } {
  const wait = waitSeconds === undefined ? '' : ` Try again in ${waitSeconds} seconds.`
  return { fault: `The data cannot be read now (${code}), so no figure is given.${wait}` }
}
