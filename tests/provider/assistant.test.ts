import type { CallToolResult } from '@modelcontextprotocol/client'
import { describe, expect, it } from 'vitest'
import { POISONED_TEXTS } from '#fixtures/poisoned-texts.ts'
import { SAMPLE_SEED, sampleOf } from '#fixtures/short-sample.ts'
import type { HomeValueQuery } from '#graphql/generated/graphql.ts'
import { isRecord } from '#lib/records.ts'
import { i18nWith } from '#locales/create-i18n.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { refusalWords, roundEstimate } from '#property/estimate/estimate-words.ts'
import { createRandom } from '#provider/demo/market/random.ts'
import { quoted } from '#server/assistant/others-text.ts'
import { ASSISTANT_TOOLS, type AssistantToolName } from '#server/assistant/tool-table.ts'
import { connectAssistant } from '../fixtures/assistant-client.ts'
import { randomHome, valueOnPage } from '../fixtures/value-as-page.ts'
import { assistantDesk } from './assistant-fixture.ts'
import { startProvider } from './harness.ts'
import { addListings } from './listing-fixture.ts'

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

describe('value_home says what the page says, to the dollar, or refuses as it does', () => {
  it('of some homes', async () => {
    const random = createRandom(`assistant ${SAMPLE_SEED}`)
    const estimates = new Set<boolean>()
    for (let home = 0; home < 20; home++) {
      const project = { country: 'SG', project: `SG/public-stack/blk-${random.int(101, 140)}-cedar-ave` } as const
      // the first one is the usual home of its project, which has an estimate
      const asked = home === 0 ? project : randomHome(random, project)
      const answer = await call('value_home', { ...asked })
      const { page, ...said } = answer.structuredContent as { page: string; estimate: object | null; refusal: object | null }
      const ask = async (query: string, variables: object, country: CountryCode) =>
        (await provider.ask<HomeValueQuery>(query, { ...variables }, { 'country-code': country })).data
      const shown = await valueOnPage(page, ask)
      expect({ asked, said }).toMatchObject({ asked, said: shown })
      if (shown.estimate) expect(said.estimate).toMatchObject({ shown: roundEstimate(shown.estimate.value) })
      else expect(textOf(answer)).toContain('No amount is given')
      estimates.add(shown.estimate !== null)
    }
    expect(estimates).toEqual(new Set([true, false]))
  })
})

it('an assistant goes from a sentence to costs, as recorded', async () => {
  const found = await call('find_homes', { country: 'SG', sentence: '4-room flat Cedar Town 65万以下' })
  const { homes, heard, total } = found.structuredContent as {
    homes: { project: string }[]
    heard: { filters: object; place: object; notUnderstood: string[] }
    total: number
  }
  expect(heard).toMatchObject({ filters: { price: '_650000', beds: '3' }, place: { name: 'Cedar Town', kind: 'area' }, notUnderstood: [] })
  expect([total, homes.length]).toEqual([40, 10])
  const [first, second] = homes.map(({ project }) => ({ country: 'SG', project }))
  const valued = await call('value_home', { ...first })
  const { shown, n, asOf } = (valued.structuredContent as { estimate: { shown: number; n: number; asOf: string } }).estimate
  expect(textOf(valued)).toContain(`about SGD ${shown.toLocaleString('en')}`)
  expect([n > 10, asOf]).toEqual([true, '2026-06'])
  const compared = await call('compare_homes', { homes: [first, { ...second, askingPrice: 400_000 }] })
  expect(compared.structuredContent).toMatchObject({
    homes: [{ asking: null }, { asking: { price: 400_000, place: 'below-90' } }],
    pairs: [{ first: 0, second: 1, differ: false }],
  })
  const costs = await call('costs_of_buying', { country: 'SG', price: shown, buyer: 'citizen', homes: 1, day: '2026-11-20' })
  const { charges, total: due } = costs.structuredContent as { charges: { amount: number; rule: object }[]; total: number }
  expect(charges.map(({ rule }) => rule)).toContainEqual(expect.objectContaining({ authority: 'Inland Revenue Authority of Singapore' }))
  expect(due).toBe(charges.reduce((sum, { amount }) => sum + amount, 0))
})

it('words that no filter knows are named, and a filter that the market has not as well', async () => {
  const answer = await call('find_homes', { country: 'HK', sentence: 'three bedrooms xyzzyx', filters: { rent: { max: 20_000 } } })
  expect(answer.structuredContent).toMatchObject({ heard: { notUnderstood: ['xyzzyx'], notOffered: ['rent'] } })
  expect(textOf(answer)).toContain('“xyzzyx”')
})

it('refusals have the words of the pages, in the reader’s language', async () => {
  const reader = await connectAssistant(assistantDesk(provider), { 'accept-language': 'zh-HK, en;q=0.5' })
  const answer = await reader.callTool({ name: 'explain_refusal', arguments: { home: { ...HOME, floor: 200 } } })
  const i18n = await i18nWith('zh-HK', ['estimate'])
  const inWords = i18n._(refusalWords.FLOOR_NOT_HERE)
  expect(inWords).toMatch(/\p{Script=Han}/u)
  expect(answer.structuredContent).toMatchObject({ reason: 'FLOOR_NOT_HERE', inWords })
})

it('sources, accuracy and the glossary can be read', async () => {
  const { resources } = await client.listResources()
  for (const { uri, mimeType } of resources) {
    const { contents } = await client.readResource({ uri })
    const [content] = contents
    const text = content && 'text' in content ? content.text : ''
    expect([uri, content?.mimeType, text.length > 40]).toEqual([uri, mimeType, true])
    if (mimeType === 'application/json') expect(JSON.parse(text)).toMatchObject({ page: expect.stringContaining(uri.slice(-2)) })
  }
  expect(resources).toHaveLength(10)
})

/** What would name, reach or describe a person. */
const PERSONAL = /e-?mail|phone|mobile|person|agent|salesperson|owner|vendor|seller|tenant|nick|user|unitNo|identity|passport/i

/** The names of all properties of a JSON schema. */
function propertiesOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(propertiesOf)
  if (!isRecord(schema)) return []
  const own = isRecord(schema.properties) ? Object.keys(schema.properties) : []
  return [...own, ...Object.values(schema).flatMap(propertiesOf)]
}

it('no field of an answer is about a person', async () => {
  const { tools } = await client.listTools()
  const named = tools.flatMap(({ name, outputSchema }) => propertiesOf(outputSchema).map((field) => `${name}.${field}`))
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((name) => PERSONAL.test(name.split('.').at(-1) ?? ''))).toEqual([])
})

describe('a text of others is never an order', () => {
  const answers = async () => {
    const all: Record<string, CallToolResult> = {}
    for (const [name, given] of Object.entries(BY_PROJECT)) all[name] = await call(name as AssistantToolName, given)
    return all
  }
  const home = { country: 'SG', project: 'SG/public-stack/blk-101-cedar-ave' }
  const BY_PROJECT = {
    ...QUESTIONS,
    value_home: home,
    evidence: home,
    recent_sales: home,
    what_an_asking_price_means: { ...home, askingPrice: 700_000 },
    compare_homes: { homes: [home, { ...home, floor: 3 }] },
  }

  it('an advertisement changes no answer', async () => {
    const before = await answers()
    await addListings(
      provider.env,
      POISONED_TEXTS.map(({ text }, at) => ({ id: `poisoned-${at}`, sourceKey: `P-${at}`, description: text, headline: text })),
    )
    expect(await answers()).toEqual(before)
  })

  const { some, others } = sampleOf(POISONED_TEXTS, 2)
  it.each(some)('a name changes nothing but the field that holds it, in $language', ({ text }) => underName(text))
  it.each(others)('nor in $language', { tags: ['long'] }, ({ text }) => underName(text))

  async function underName(text: string) {
    const rename = (name: string) =>
      provider.env.DB_SG.prepare(`update project set name = ?1 where slug = 'blk-101-cedar-ave'`).bind(name).run()
    const own = '101 Cedar Ave'
    await rename(own)
    const before = await answers()
    await rename(text)
    const after = await answers()
    await rename(own)
    const cleaned = JSON.stringify(after)
      .replaceAll(JSON.stringify(quoted(text)).slice(1, -1), quoted(own))
      .replaceAll(JSON.stringify(text), JSON.stringify(own))
    expect(JSON.parse(cleaned)).toEqual(before)
    for (const answer of Object.values(after)) expect(textOf(answer).replaceAll(quoted(text), '')).not.toContain(text.slice(0, 12))
  }
})
