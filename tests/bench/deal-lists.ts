import { DealGroupsByDocument, DealListDocument, MoreDealsDocument } from '#graphql/generated/graphql.ts'
import { type MeasuredMarket, openMarket, providerOn } from './provider-on-file.ts'
import { measure, ratio, written } from './queries.ts'
import type { Recorded } from './recording-database.ts'
import type { Row } from './report-table.ts'

/** the provider may take this many times bare SQLite, at the 95th percentile: first rows, and figures of the whole selection */
const ROWS_LIMIT = 2
const FIGURES_LIMIT = 3
/** Of fewer deals the statements take less than the fixed cost of an answer, and nothing is judged. */
const JUDGED_FROM_DEALS = 50_000
/** figures of a hundred thousand deals take half a second */
const TURNS_OF_FIGURES = 20
const WARM_UP_OF_ROWS = 100
const WARM_UP_OF_FIGURES = 3
const TURNS = Array.from({ length: 10 }, (_, i) => i)

const AREAS = `with recursive up (id, at) as (select id, id from area union all select up.id, own.parent_id from up join area own on own.id = up.at where own.parent_id is not null)
  select up.at as id, sum(p.sale_count) as n from project p join up on up.id = p.area_id group by 1 order by n desc limit 10`

/** Lists of deals of large areas: the provider by itself against its own statements in bare SQLite. */
export async function dealListRows(market: MeasuredMarket, count: number): Promise<Row[]> {
  const file = openMarket(market)
  const areas = file.prepare(AREAS).all() as { id: number; n: number }[]
  const provider = providerOn(file, market)
  const filterOf = (i: number) => ({ homes: { areaId: String(areas[i % areas.length]?.id) } })
  const operations: { name: string; query: { toString(): string }; variables: object[]; limit: number }[] = [
    { name: 'first rows', query: MoreDealsDocument, variables: TURNS.map((i) => ({ filter: filterOf(i), rows: 50 })), limit: ROWS_LIMIT },
    {
      name: 'first rows by price',
      query: MoreDealsDocument,
      variables: TURNS.map((i) => ({ filter: filterOf(i), rows: 50, sort: 'PSF_HIGH' })),
      limit: ROWS_LIMIT,
    },
    {
      name: 'first page with totals',
      query: DealListDocument,
      variables: TURNS.map((i) => ({ filter: filterOf(i), rows: 50, isOfProject: false })),
      limit: FIGURES_LIMIT,
    },
    ...(['PROJECT', 'MONTH', 'UNIT_MIX', 'PSF'] as const).map((by) => ({
      name: `groups, ${by}`,
      query: DealGroupsByDocument,
      variables: TURNS.map((i) => ({ filter: filterOf(i), by })),
      limit: FIGURES_LIMIT,
    })),
  ]
  const rows: Row[] = [
    { what: 'deals of the ten largest areas', ours: String(areas[0]?.n ?? 0), baseline: String(areas.at(-1)?.n ?? 0), ratio: '' },
  ]
  for (const { name, query, variables, limit } of operations) {
    const bodies = variables.map((own) => JSON.stringify({ query: query.toString(), variables: own }))
    const statements: Recorded[][] = []
    for (const body of bodies) {
      provider.recorded.length = 0
      await provider.ask(body)
      statements.push([...provider.recorded])
    }
    const turn = (i: number) => i % bodies.length
    const ways = {
      bare: (i: number) => {
        for (const { prepared, values } of statements[turn(i)] ?? []) prepared.all(...values)
      },
      provider: (i: number) => {
        provider.recorded.length = 0
        return provider.ask(bodies[turn(i)] ?? '')
      },
    }
    const isOfRows = limit === ROWS_LIMIT
    await measure(isOfRows ? WARM_UP_OF_ROWS : WARM_UP_OF_FIGURES, ways)
    const taken = await measure(isOfRows ? count : Math.min(count, TURNS_OF_FIGURES), ways)
    rows.push({
      what: `lists, ${name}, ms: the provider by itself against bare SQLite (at most ${Math.max(...statements.map(({ length }) => length))} statements)`,
      ours: written(taken.provider),
      baseline: written(taken.bare, 3),
      ratio: ratio(taken.provider, taken.bare),
      isBroken: (areas[0]?.n ?? 0) >= JUDGED_FROM_DEALS && taken.provider.p95 > limit * taken.bare.p95,
    })
  }
  rows.push(await wholeCountry(provider, areas[0], count))
  file.close()
  return rows
}

/** The first page of the whole country with its figures, which are made with the edition, against that of its largest area, whose figures are counted. */
async function wholeCountry(
  provider: ReturnType<typeof providerOn>,
  largest: { id: number; n: number } | undefined,
  count: number,
): Promise<Row> {
  const body = (filter: object) =>
    JSON.stringify({ query: DealListDocument.toString(), variables: { filter, rows: 50, isOfProject: false } })
  const [whole, area] = [body({}), body({ homes: { areaId: String(largest?.id) } })]
  const ways = { whole: () => provider.ask(whole), area: () => provider.ask(area) }
  await measure(WARM_UP_OF_FIGURES, ways)
  const taken = await measure(Math.min(count, TURNS_OF_FIGURES), ways)
  return {
    what: 'lists, the whole country with totals, ms: against its largest area',
    ours: written(taken.whole),
    baseline: written(taken.area, 3),
    ratio: ratio(taken.whole, taken.area),
    isBroken: (largest?.n ?? 0) >= JUDGED_FROM_DEALS && taken.whole.p95 > taken.area.p95,
  }
}
