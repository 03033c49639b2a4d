import { DatabaseSync } from 'node:sqlite'
import { COUNTRY_CODES, type CountryCode, type TypeGroup } from '#market/vocabulary.ts'
import { psfOf } from '../../src/features/shared/lib/units.ts'
import { fileDatabase } from '../../src/server/provider/build/file-database.ts'
import { Statements } from '../../src/server/provider/db/client.ts'
import { applyMigrations, readMigrations } from '../../src/server/provider/db/migrations.ts'
import { type DemoListing, demoListingsIn } from '../../src/server/provider/demo/listings/demo-listings.ts'
import { LISTING_FIELDS } from '../../src/server/provider/modules/listing/listing-row.ts'
import { homeKey } from '../../src/server/provider/modules/listing-group/home-key.ts'
import { groupUngrouped } from '../../src/server/provider/modules/listing-group/place-in-groups.ts'
import { homesOf } from '../../src/server/provider/modules/listing-group/same-home.ts'
import { providerOn } from './provider-on-file.ts'
import { measure, ratio, written } from './queries.ts'
import type { Recorded } from './recording-database.ts'
import type { Row } from './report-table.ts'

const SEED = 'bench'
const PRECISION_MIN = 0.995
const RECALL_MIN = 0.97
const CONFUSIONS_SHOWN = 10
/** the provider may take this many times bare SQLite, at the 95th percentile */
const SEARCH_LIMIT = 2

/** As its listing stands in the table, placed in the project that it is of. */
function placed(country: CountryCode, { trueHomeId, source, record }: DemoListing, at: number) {
  const [, typeGroup, projectSlug] = trueHomeId.split('/')
  const isStanding = record.state === 'live' || record.state === 'under-offer'
  return {
    ...record,
    id: `${source} ${record.sourceKey}`,
    country,
    source,
    trueHomeId,
    isStanding,
    firstSeenAt: at,
    typeGroup: typeGroup as TypeGroup,
    projectSlug: projectSlug ?? '',
  }
}
type Placed = ReturnType<typeof placed>

const described = ({ id, trueHomeId, areaSqm, landSqm, floor, floorType, address, price }: Placed): string =>
  JSON.stringify({ id, trueHomeId, areaSqm, landSqm, floor, floorType, address, price })

/** How many pairs are taken for one home, are one, and both; and the pairs that are confused. */
function pairsOf(adverts: readonly Placed[]) {
  const found = { said: 0, are: 0, both: 0, confused: [] as string[] }
  for (const own of Map.groupBy(adverts, homeKey).values()) {
    const homeOf = new Map(homesOf(own).flatMap((home, at) => home.map(({ id }) => [id, at] as const)))
    for (const [i, a] of own.entries())
      for (const b of own.slice(i + 1)) {
        const [isSaid, is] = [homeOf.get(a.id) === homeOf.get(b.id), a.trueHomeId === b.trueHomeId]
        if (isSaid) found.said++
        if (is) found.are++
        if (isSaid && is) found.both++
        if (isSaid !== is) found.confused.push(`${is ? 'missed' : 'wrong '} ${described(a)} ${described(b)}`)
      }
  }
  return found
}

/** Whether advertisements of one home are found to be of one, on the labelled homes of the demonstration: pairs, country by country. */
export function dedupeRows(homes: number): Row[] {
  return COUNTRY_CODES.map((country) => {
    const of = country === 'SG' ? homes : Math.ceil(homes / 10)
    const adverts = [...demoListingsIn(country, { homes: of, seed: SEED })].map((one, at) => placed(country, one, at))
    const begun = performance.now()
    const { said, are, both, confused } = pairsOf(adverts)
    const ms = performance.now() - begun
    const [precision, recall] = [both / said, both / are]
    for (const line of confused.slice(0, CONFUSIONS_SHOWN)) console.log(`${country} ${line}`)
    return {
      what: `${country}: ${adverts.length} advertisements of ${of} homes, ${confused.length} pairs of ${are} confused, ${Math.round(ms)} ms`,
      ours: `precision ${precision.toFixed(5)}, recall ${recall.toFixed(5)}`,
      baseline: `${PRECISION_MIN}, ${RECALL_MIN}`,
      ratio: '',
      isBroken: !(precision >= PRECISION_MIN && recall >= RECALL_MIN),
    }
  })
}

/** A database of trade in memory with the advertisements of so many homes of Singapore, in their groups. */
async function tradeWith(homes: number): Promise<{ trade: DatabaseSync; groups: number; minutes: number }> {
  const trade = new DatabaseSync(':memory:')
  applyMigrations(trade, readMigrations('trade'))
  const fields = Object.entries(LISTING_FIELDS)
  const insert = trade.prepare(
    `insert into listing (${fields.map(([, column]) => column).join(', ')}) values (${fields.map(() => '?').join(', ')})`,
  )
  const price = trade.prepare('insert into listing_price values (?, ?, ?)')
  trade.exec('begin')
  let at = 0
  for (const one of demoListingsIn('SG', { homes, seed: SEED })) {
    const { trueHomeId: _, isStanding: __, media: ___, ...row } = placed('SG', one, 1_790_000_000 + at * 60)
    const place = { lat: 1.25 + ((at * 7) % 1_900) / 10_000, lng: 103.65 + ((at * 13) % 3_300) / 10_000 }
    const whole: Record<string, unknown> = {
      ...row,
      ...place,
      agent: null,
      agency: 'LANTERN BAY REALTY PTE. LTD.',
      agencyLicence: 'L3990001A',
      edition: '',
      projectNameLocal: null,
      areaSlug: `area-${at % 55}`,
      districtSlug: `d${at % 28}`,
      tenure: 'leasehold',
      tenureYears: 99,
      completionYear: 1990 + (at % 30),
      constructionStatus: 'completed',
      psf: row.areaSqm === null || row.price === null ? null : psfOf(row.price, row.areaSqm),
      contentHash: '',
      runId: null,
      confirmedAt: row.firstSeenAt,
      stateAt: row.firstSeenAt,
      groupId: null,
      isUngrouped: 1,
      version: 1,
      createdAt: row.firstSeenAt,
      updatedAt: row.firstSeenAt,
    }
    insert.run(...fields.map(([field]) => (whole[field] ?? null) as string | number | null))
    price.run(row.id, row.firstSeenAt, row.price)
    at++
  }
  trade.exec('commit')
  const begun = performance.now()
  const context = { trade: new Statements(fileDatabase(trade)), clock: { nowMs: () => 1_800_000_000_000 } }
  trade.exec('begin')
  while ((await groupUngrouped(context, { limit: 10_000 })) > 0);
  trade.exec('commit')
  trade.exec('analyze')
  const { groups } = trade.prepare('select count(*) as groups from listing_group where is_live = 1').get() as { groups: number }
  return { trade, groups, minutes: (performance.now() - begun) / 60_000 }
}

const CARD = `group { id slug addressTypeGroup addressProjectSlug projectName street price psf areaSqm bedrooms firstSeenDate
  estimate { low high against } photo { url } advertisers { id agentName agency price } } matched`
const SEARCH = `query($filter: ListingFilter, $sort: ListingSort, $offset: Int) {
  listingSearch(filter: $filter, sort: $sort, first: 20, offset: $offset) { totalCount nodes { ${CARD} } } }`
const FACETS = 'query($filter: ListingFilter) { listingFacets(filter: $filter) { facet value count } }'
const POINTS = 'query($box: BoundsInput!) { listingMapPoints(box: $box) { lat lng count priceMin groupId } }'

const TURNS = Array.from({ length: 10 }, (_, i) => i)
const WORDS = ['bright', 'corner', 'garden', 'ang mo kio', 'avenue', 'bintangor', 'clementi', 'renovated', 'quiet home', '560123']

const OPERATIONS: { name: string; query: string; variables: readonly object[] }[] = [
  { name: 'newest', query: SEARCH, variables: TURNS.map((page) => ({ offset: page * 20 })) },
  {
    name: 'price and bedrooms',
    query: SEARCH,
    variables: TURNS.map((i) => ({
      sort: 'PRICE_LOW',
      filter: { price: { min: 500_000 + i * 100_000, max: 2_000_000 }, bedrooms: ['THREE'] },
    })),
  },
  { name: 'words', query: SEARCH, variables: WORDS.map((text) => ({ filter: { text } })) },
  {
    name: 'around a place',
    query: SEARCH,
    variables: TURNS.map((i) => ({ filter: { near: { lat: 1.3 + i / 100, lng: 103.8, radiusMetres: 2_000 } } })),
  },
  { name: 'facets', query: FACETS, variables: TURNS.map((i) => ({ filter: i === 0 ? {} : { price: { min: i * 200_000 } } })) },
  {
    name: 'map points',
    query: POINTS,
    variables: TURNS.map((i) => ({ box: { south: 1.28 + i / 200, north: 1.34 + i / 200, west: 103.75, east: 103.85 } })),
  },
]

/** Searches over a hundred thousand advertisements: the provider by itself against its own statements in bare SQLite. */
export async function listingSearchRows(homes: number, count: number): Promise<Row[]> {
  const { trade, groups, minutes } = await tradeWith(homes)
  const market = new DatabaseSync(':memory:')
  applyMigrations(market, readMigrations('market'))
  const provider = providerOn(market, { trade })
  const rows: Row[] = [
    { what: `${homes} homes placed, minutes; groups that are live`, ours: minutes.toFixed(4), baseline: String(groups), ratio: '' },
  ]
  for (const { name, query, variables } of OPERATIONS) {
    const bodies = variables.map((own) => JSON.stringify({ query, variables: own }))
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
    await measure(Math.min(50, count), ways)
    const taken = await measure(count, ways)
    rows.push({
      what: `listings, ${name}, ms: the provider by itself against bare SQLite (at most ${Math.max(...statements.map(({ length }) => length))} statements)`,
      ours: written(taken.provider),
      baseline: written(taken.bare, 3),
      ratio: ratio(taken.provider, taken.bare),
      isBroken: taken.provider.p95 > SEARCH_LIMIT * taken.bare.p95,
    })
  }
  return rows
}
