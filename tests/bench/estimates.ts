import { openMarket, providerOn } from './provider-on-file.ts'
import type { Row } from './report-table.ts'

/** one statement finds the project, six make the estimate */
const STATEMENTS_MAX = 7
/** processor time that an isolate may spend; a history is several estimates */
const CPU_MS_AIM = { 'an estimate': 15, 'its history by quarter': 60 }
const PROJECTS = 20
const ROUNDS = 5

const HOMES: Record<keyof typeof CPU_MS_AIM, string> = {
  'an estimate': 'estimate { __typename ... on Estimate { method value low68 high68 comparables { id adjustedPrice weight } } }',
  'its history by quarter': 'estimateHistory { asOf value low68 high68 }',
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The cost of estimates to one isolate: processor time of the most traded projects, SQLite included, and the most statements of any. */
export async function estimateRows(state: string): Promise<Row[]> {
  const file = openMarket({ state, country: 'SG' })
  const provider = providerOn(file)
  const { recorded } = provider
  async function ask<Data>(query: string): Promise<Data> {
    return (JSON.parse(await provider.ask(JSON.stringify({ query }))) as { data: Data }).data
  }
  type Traded = { projects: { nodes: { slug: string; typeGroup: string }[] } }
  const { projects } = await ask<Traded>(`{ projects(first: ${PROJECTS}, sort: MOST_TRADED) { nodes { slug typeGroup } } }`)
  const rows: Row[] = []
  for (const what of ['an estimate', 'its history by quarter'] as const) {
    const times = new Map<string, number[]>()
    let statements = 0
    for (let round = 0; round < ROUNDS; round++)
      for (const { slug, typeGroup } of projects.nodes) {
        recorded.length = 0
        const before = process.cpuUsage()
        await ask(`{ project(typeGroup: ${typeGroup}, slug: "${slug}") { ${HOMES[what]} } }`)
        const { user, system } = process.cpuUsage(before)
        // the first round loads the model and warms the compiler
        if (round === 0) continue
        times.set(slug, [...(times.get(slug) ?? []), (user + system) / 1_000])
        statements = Math.max(statements, recorded.length)
      }
    const byProject = [...times.values()].map(middle)
    const figures = { median: middle(byProject), 'slowest project': Math.max(...byProject) }
    for (const [name, ms] of Object.entries(figures))
      rows.push({
        what: `${what}, ms of processor, ${name}`,
        ours: ms.toFixed(1),
        baseline: String(CPU_MS_AIM[what]),
        ratio: `${Math.round((100 * ms) / CPU_MS_AIM[what])} %`,
      })
    rows.push({
      what: `${what}, statements at most`,
      ours: String(statements),
      baseline: String(STATEMENTS_MAX),
      ratio: `${Math.round((100 * statements) / STATEMENTS_MAX)} %`,
      isBroken: statements > STATEMENTS_MAX,
    })
  }
  file.close()
  return rows
}
