import type { CallToolResult } from '@modelcontextprotocol/client'
import { describe, expect, it } from 'vitest'
import { HomeValueDocument, type HomeValueQuery } from '#graphql/generated/graphql.ts'
import { ASSISTANT_TOOLS, type AssistantToolName } from '#server/assistant/tool-table.ts'
import { connectAssistant } from '../fixtures/assistant-client.ts'
import { assistantDesk } from './assistant-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const client = await connectAssistant(assistantDesk(provider))

const HOME = { country: 'SG', project: '101 Cedar Ave' }

/** A question to each tool that it answers. */
const QUESTIONS: Readonly<Record<AssistantToolName, Record<string, unknown>>> = {
  find_homes: { country: 'SG', sentence: '4-room flat in Cedar Town below 650k' },
  value_home: HOME,
  evidence: HOME,
  recent_sales: HOME,
  compare_homes: { homes: [HOME, { country: 'SG', project: '102 Cedar Ave', askingPrice: 500_000 }] },
  costs_of_buying: { country: 'SG', price: 1_500_000, buyer: 'foreigner', homes: 1, income: 12_000, day: '2026-11-20' },
  what_an_asking_price_means: { ...HOME, askingPrice: 700_000 },
  market_figures: { country: 'SG', filters: { typeGroups: ['public-stack'] } },
  how_good_are_you: { country: 'SG' },
  explain_refusal: { reason: 'TOO_SPREAD' },
}

const call = async (name: AssistantToolName, given: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: given })) as CallToolResult
const textOf = ({ content }: CallToolResult) => content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')

describe('every tool', () => {
  it('is listed with schemas for what goes in and out, and says that it only reads', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(ASSISTANT_TOOLS))
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect([inputSchema.type, outputSchema?.type, annotations?.readOnlyHint]).toEqual(['object', 'object', true])
      expect(description?.length).toBeGreaterThan(60)
    }
  })

  it.each(Object.entries(QUESTIONS))('%s answers in fields that fit its schema, and in words', async (name, given) => {
    const answer = await call(name as AssistantToolName, given)
    expect(answer.isError ?? false, textOf(answer)).toBe(false)
    expect(() => ASSISTANT_TOOLS[name as AssistantToolName].output.strict().parse(answer.structuredContent)).not.toThrow()
    expect(textOf(answer).length).toBeGreaterThan(40)
  })
})

it('a home is worth what its page says', async () => {
  const answer = await call('value_home', HOME)
  const variables = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave', home: null }
  const page = await provider.ask<HomeValueQuery>(HomeValueDocument, variables, { 'country-code': 'SG' })
  const estimate = page.data?.project?.estimate
  if (estimate?.__typename !== 'Estimate') throw new Error('the fixture has no estimate')
  const { value, low90, high90, effectiveN: n, asOf } = estimate
  expect(answer.structuredContent).toMatchObject({ estimate: { value, low90, high90, n, asOf }, refusal: null })
})
