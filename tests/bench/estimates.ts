import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ROOT } from '../../scripts/run.ts'
import { d1Binding, localD1File } from '../../src/server/provider/db/local-file.ts'
import { systemClock } from '../../src/server/provider/ports/clock/clock.ts'
import { memoryFiles } from '../../src/server/provider/ports/files/memory.ts'
import { memoryLedger } from '../../src/server/provider/ports/ledger/memory.ts'
import { createProvider } from '../../src/server/provider/provider.ts'
import { recordingDatabase } from './recording-database.ts'
import type { Row } from './report-table.ts'

/** one statement finds the project, six make the estimate */
const STATEMENTS_MAX = 7
const CPU_MS_AIM = 15
const PROJECTS = 20
const ROUNDS = 5

const nobody = { send: async () => true }
const HOMES = {
  'an estimate': 'estimate { __typename ... on Estimate { method value low68 high68 comparables { id adjustedPrice weight } } }',
  'its history by quarter': 'estimateHistory { asOf value low68 high68 }',
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** What valuing homes costs one isolate: processor time, bare SQLite included, of the most traded projects, and the most statements of any. */
export async function estimateRows(state: string): Promise<Row[]> {
  const file = new DatabaseSync(localD1File(d1Binding(ROOT, 'SG').databaseId, join(state, 'v3')), { readOnly: true })
  const { database, recorded } = recordingDatabase(file)
  const provider = createProvider({
    databases: { account: database, market: { SG: database, MY: database, HK: database, AU: database } },
    ports: { clock: systemClock, ledger: memoryLedger(), files: memoryFiles(), mailer: nobody, sms: nobody },
    later: () => {},
    isLocal: true,
  })
  async function ask<Data>(query: string): Promise<Data> {
    const headers = { 'content-type': 'application/json', 'country-code': 'sg' }
    const body = JSON.stringify({ query })
    const answer = await provider.fetch(new Request('http://provider.local/graphql', { method: 'POST', headers, body }))
    return ((await answer.json()) as { data: Data }).data
  }
  type Traded = { projects: { nodes: { slug: string; typeGroup: string }[] } }
  const { projects } = await ask<Traded>(`{ projects(first: ${PROJECTS}, sort: MOST_TRADED) { nodes { slug typeGroup } } }`)
  const rows: Row[] = []
  for (const [what, field] of Object.entries(HOMES)) {
    const times: number[] = []
    let statements = 0
    for (let round = 0; round < ROUNDS; round++)
      for (const { slug, typeGroup } of projects.nodes) {
        recorded.length = 0
        const before = process.cpuUsage()
        await ask(`{ project(typeGroup: ${typeGroup}, slug: "${slug}") { ${field} } }`)
        const { user, system } = process.cpuUsage(before)
        // the first round loads the model and warms the compiler
        if (round === 0) continue
        times.push((user + system) / 1_000)
        statements = Math.max(statements, recorded.length)
      }
    rows.push({
      what: `${what}, ms of processor, median`,
      ours: middle(times).toFixed(1),
      yardstick: String(CPU_MS_AIM),
      ratio: `${Math.round((100 * middle(times)) / CPU_MS_AIM)} %`,
    })
    rows.push({
      what: `${what}, statements at most`,
      ours: String(statements),
      yardstick: String(STATEMENTS_MAX),
      ratio: `${Math.round((100 * statements) / STATEMENTS_MAX)} %`,
      isBroken: statements > STATEMENTS_MAX,
    })
  }
  file.close()
  return rows
}
