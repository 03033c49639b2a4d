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

const MISSPELT = [
  'bihsan',
  'tampinis',
  'angmokio',
  'serangon north',
  'woodlnads',
  'jurong wset',
  'toa pyoh',
  'bukittimah',
  'yishan',
  'clementi avnue',
]

const OPERATIONS: Operation[] = [
  {
    name: 'type-ahead',
    query: 'query Suggest($text: String!) { searchSuggestions(text: $text, first: 8) { id kind title subtitle resultCount } }',
    variables: (i) => ({ text: TEXTS[i % TEXTS.length] }),
  },
  {
    name: 'type-ahead of misspelt words',
    query: 'query Suggest($text: String!) { searchSuggestions(text: $text, first: 8) { id kind title subtitle resultCount } }',
    variables: (i) => ({ text: MISSPELT[i % MISSPELT.length] }),
  },
  {
    name: 'facets of a search',
    query: 'query Facets($filter: ProjectFilter) { projectFacets(filter: $filter) { facet value count name } }',
    variables: (i) => ({ filter: { text: TEXTS[i % TEXTS.length] } }),
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

interface Taken {
  median: number
  p95: number
}

/** Milliseconds of one call, one after another. */
async function measure(count: number, call: (i: number) => unknown): Promise<Taken> {
  const taken: number[] = []
  for (let i = 0; i < count; i++) {
    const at = performance.now()
    await call(i)
    taken.push(performance.now() - at)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  return { median: sorted[count >> 1] ?? 0, p95: sorted[Math.floor(count * 0.95)] ?? 0 }
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
    await measure(TEXTS.length, ask)
    const ours = await measure(count, ask)
    const bare = await measure(count, (i) => {
      for (const { prepared, values } of statements[i % statements.length] ?? []) prepared.all(...values)
    })
    rows.push({
      what: `${name}, ms: /graphql against bare SQLite`,
      ours: `${ours.median.toFixed(2)}, p95 ${ours.p95.toFixed(2)}`,
      yardstick: `${bare.median.toFixed(3)}, p95 ${bare.p95.toFixed(3)}`,
      ratio: `${times(ours.median, bare.median)}, p95 ${times(ours.p95, bare.p95)}`,
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
