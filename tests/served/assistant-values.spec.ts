import type { APIRequestContext } from '@playwright/test'
import { isRecord } from '#lib/records.ts'
import { COUNTRY_CODES, type CountryCode, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { createRandom } from '#provider/demo/market/random.ts'
import { SAMPLE_SEED } from '../fixtures/short-sample.ts'
import { expect, test } from '../fixtures/test.ts'
import { type AskedValue, randomHome, valueOnPage } from '../fixtures/value-as-page.ts'

const HOMES = 5_000
const AT_ONCE = 6
const PROJECTS_A_KIND = 50

/** Limits count by network, and one may not ask as much as this in ten minutes. */
const networks = function* () {
  for (let at = 0; ; at++) yield `198.18.${(at >> 8) % 256}.${at % 256}`
}

async function ask<Data>(request: APIRequestContext, query: string, variables: object, country: CountryCode): Promise<Data> {
  const answer = await request.post('/graphql', { headers: { 'country-code': country }, data: { query, variables } })
  return ((await answer.json()) as { data: Data }).data
}

const PROJECTS = `query ($group: TypeGroup!) { projects(filter: { typeGroups: [$group] }, first: ${PROJECTS_A_KIND}) { nodes { slug } } }`

async function projectsOf(request: APIRequestContext, country: CountryCode): Promise<string[]> {
  const named: string[] = []
  for (const group of TYPE_GROUPS) {
    const found = await ask<{ projects: { nodes: { slug: string }[] } }>(request, PROJECTS, { group: toWireTypeGroup(group) }, country)
    named.push(...found.projects.nodes.map(({ slug }) => `${country}/${group}/${slug}`))
  }
  return named
}

test('value_home says of 5,000 homes what their pages say, to the dollar, or refuses as they do', { tag: '@long' }, async ({ request }) => {
  test.setTimeout(3_600_000)
  const network = networks()
  const valueHome = async (asked: AskedValue) => {
    const headers = { accept: 'application/json, text/event-stream', 'cf-connecting-ip': network.next().value ?? '' }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'value_home', arguments: asked } }
    const text = await (await request.post('/mcp', { headers, data: message })).text()
    const answer: unknown = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)
    const result = isRecord(answer) && isRecord(answer.result) ? answer.result.structuredContent : null
    if (!isRecord(result) || typeof result.page !== 'string') throw new Error(`${JSON.stringify(asked)}: ${text}`)
    return { ...result, page: result.page }
  }
  const random = createRandom(`values ${SAMPLE_SEED}`)
  const counts: Record<string, number> = {}
  for (const country of COUNTRY_CODES) {
    const projects = await projectsOf(request, country)
    expect(projects.length, country).toBeGreaterThan(PROJECTS_A_KIND)
    const compare = async () => {
      const asked = randomHome(random, { country, project: random.pick(projects) })
      const { page, ...said } = await valueHome(asked)
      const shown = await valueOnPage(page, (query, variables, market) => ask(request, query, variables, market))
      expect({ asked, said }).toMatchObject({ asked, said: shown })
      const kind = `${country} ${shown.estimate ? 'estimates' : 'refusals'}`
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    for (let done = 0; done < HOMES / COUNTRY_CODES.length; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, compare))
  }
  console.log(counts)
  for (const country of COUNTRY_CODES)
    for (const kind of ['estimates', 'refusals']) expect(counts[`${country} ${kind}`], `${country} ${kind}`).toBeGreaterThan(0)
})
