import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ROOT } from '../../scripts/run.ts'
import { d1Binding, localD1File } from '../../src/server/provider/db/local-file.ts'
import { systemClock } from '../../src/server/provider/ports/clock/clock.ts'
import { memoryFiles } from '../../src/server/provider/ports/files/memory.ts'
import { memoryLedger } from '../../src/server/provider/ports/ledger/memory.ts'
import { createProvider } from '../../src/server/provider/provider.ts'
import { recordingDatabase } from './recording-database.ts'
import { type Row, times } from './report-table.ts'

interface Operation {
  name: string
  query: string
  variables: (i: number) => Record<string, unknown>
}

const nobody = { send: async () => true }

const TEXTS = ['ang', 'bed', 'tam', 'wood', 'jur', 'par', '5604', 'view', 'lake', 'mrt']

const OPERATIONS: Operation[] = [
  {
    name: 'type-ahead',
    query: 'query Suggest($text: String!) { searchSuggestions(text: $text, first: 8) { id kind title subtitle resultCount } }',
    variables: (i) => ({ text: TEXTS[i % TEXTS.length] }),
  },
  {
    name: 'list of 20 projects',
    query:
      'query List($offset: Int) { projects(first: 20, offset: $offset, sort: MOST_TRADED) { totalCount nodes { id name slug lat lng } } }',
    variables: (i) => ({ offset: (i % 10) * 20 }),
  },
  {
    name: 'estimate with comparables',
    query: `query Estimate($offset: Int) { projects(first: 1, offset: $offset, sort: MOST_TRADED) { nodes { estimate {
      __typename ... on Estimate { method value low68 high68 paid drivers { code amount } comparables { id price adjustedPrice weight } } } } } }`,
    variables: (i) => ({ offset: i % 10 }),
  },
]

/** Median milliseconds of one call, one after another. */
async function median(count: number, call: (i: number) => unknown): Promise<number> {
  const taken: number[] = []
  for (let i = 0; i < count; i++) {
    const at = performance.now()
    await call(i)
    taken.push(performance.now() - at)
  }
  return taken.toSorted((a, b) => a - b)[count >> 1] ?? 0
}

/** Operations through /graphql of the running Worker, against the very statements they send in bare SQLite on the same file. */
export async function queryRows(base: string, state: string, count: number): Promise<Row[]> {
  const file = new DatabaseSync(localD1File(d1Binding(ROOT, 'SG').databaseId, join(state, 'v3')), { readOnly: true })
  const rows: Row[] = []
  for (const { name, query, variables } of OPERATIONS) {
    const body = (i: number) => JSON.stringify({ query, variables: variables(i) })
    const ask = async (i: number) => {
      const answer = await fetch(`${base}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'country-code': 'sg' },
        body: body(i),
      })
      const { errors } = (await answer.json()) as { errors?: unknown }
      if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    }
    const statements = await statementsOf(
      file,
      TEXTS.map((_, i) => body(i)),
    )
    await median(TEXTS.length, ask)
    const ours = await median(count, ask)
    const bare = await median(count, (i) => {
      for (const { prepared, values } of statements[i % statements.length] ?? []) prepared.all(...values)
    })
    rows.push({
      what: `${name}, ms: /graphql against bare SQLite`,
      ours: ours.toFixed(2),
      yardstick: bare.toFixed(3),
      ratio: times(ours, bare),
    })
  }
  file.close()
  return rows
}

/** The prepared statements that each request body leads to. */
async function statementsOf(file: DatabaseSync, bodies: string[]) {
  const { database, recorded } = recordingDatabase(file)
  const provider = createProvider({
    databases: { account: database, market: { SG: database, MY: database, HK: database, AU: database } },
    ports: { clock: systemClock, ledger: memoryLedger(), files: memoryFiles(), mailer: nobody, sms: nobody },
    later: () => {},
    isLocal: true,
  })
  const all = []
  for (const body of bodies) {
    recorded.length = 0
    const headers = { 'content-type': 'application/json', 'country-code': 'sg' }
    await provider.fetch(new Request('http://provider.local/graphql', { method: 'POST', headers, body }))
    all.push(recorded.map(({ sql, values }) => ({ prepared: file.prepare(sql), values })))
  }
  return all
}
