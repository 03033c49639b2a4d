import type { Operation } from './operations.ts'
import { operationsOn } from './operations.ts'
import { answered, headersOf, type MeasuredMarket, openMarket, type ProviderOnFile, providerOn } from './provider-on-file.ts'
import type { Recorded } from './recording-database.ts'
import { type Row, times } from './report-table.ts'
import { sampleTexts } from './sample-texts.ts'

interface Taken {
  median: number
  p95: number
}

const WARM_UP_MAX = 400
/** a prime */
const STRIDE = 7_919

/** Milliseconds of several ways to do the same, in turn for each piece of work, so that a disturbance affects all of them. */
export async function measure<Way extends string>(count: number, ways: Record<Way, (i: number) => unknown>): Promise<Record<Way, Taken>> {
  const names = Object.keys(ways) as Way[]
  const taken = new Map<Way, number[]>(names.map((name) => [name, []]))
  for (let i = 0; i < count; i++)
    for (const name of names) {
      const begun = performance.now()
      await ways[name](i)
      taken.get(name)?.push(performance.now() - begun)
    }
  const result = names.map((name) => {
    const sorted = (taken.get(name) ?? []).toSorted((a, b) => a - b)
    return [name, { median: sorted[count >> 1] ?? 0, p95: sorted[Math.floor(count * 0.95)] ?? 0 }]
  })
  return Object.fromEntries(result) as Record<Way, Taken>
}

export const written = ({ median, p95 }: Taken, digits = 2): string => `${median.toFixed(digits)}, p95 ${p95.toFixed(digits)}`
export const ratio = (ours: Taken, theirs: Taken): string => `${times(ours.median, theirs.median)}, p95 ${times(ours.p95, theirs.p95)}`

/**
 * Each operation three ways, on one file and in one run: its own statements in bare SQLite; the provider by itself, which
 * parses, checks, resolves and writes the answer; and through /graphql of the running Worker, beside the constant answer with which the
 * same server refuses a GET. The first two show what our code adds, and are judged; the last two show what HTTP adds.
 */
export async function queryRows(base: string, market: MeasuredMarket, count: number): Promise<Row[]> {
  const file = openMarket(market)
  const provider = providerOn(file, market)
  const rows: Row[] = []
  for (const operation of operationsOn(sampleTexts(file)))
    rows.push(...(await rowsOf(operation, { provider, url: `${base}/graphql`, headers: headersOf(market.country) }, count)))
  file.close()
  return rows
}

interface Asked {
  provider: ProviderOnFile
  url: string
  headers: Readonly<Record<string, string>>
}

async function rowsOf({ name, query, variables, limit }: Operation, { provider, url, headers }: Asked, count: number): Promise<Row[]> {
  const bodies = variables.map((own) => JSON.stringify({ query, variables: own }))
  // spread over the list, so that a short run has every kind
  const turn = (i: number) => (i * STRIDE) % bodies.length
  const bodyOf = (i: number) => bodies[turn(i)] ?? ''
  const statements: Recorded[][] = []
  for (const body of bodies) {
    provider.recorded.length = 0
    await provider.ask(body)
    statements.push([...provider.recorded])
  }
  const ways = {
    bare: (i: number) => {
      for (const { prepared, values } of statements[turn(i)] ?? []) prepared.all(...values)
    },
    provider: (i: number) => {
      provider.recorded.length = 0
      return provider.ask(bodyOf(i))
    },
    worker: async (i: number) => answered(await fetch(url, { method: 'POST', headers, body: bodyOf(i) })),
    constant: async () => (await fetch(url)).text(),
  }
  await measure(Math.min(WARM_UP_MAX, count), ways)
  const taken = await measure(count, ways)
  return [
    {
      what: `${name} (${bodies.length} texts or pages), ms: the provider by itself against bare SQLite`,
      ours: written(taken.provider),
      baseline: written(taken.bare, 3),
      ratio: ratio(taken.provider, taken.bare),
      isBroken: limit !== undefined && taken.provider.p95 > limit * taken.bare.p95,
    },
    {
      what: `${name}, ms: through the Worker against a constant answer of it`,
      ours: written(taken.worker),
      baseline: written(taken.constant),
      ratio: ratio(taken.worker, taken.constant),
    },
  ]
}
