import { psfOf } from '#lib/units.ts'
import { columnName } from '#provider/db/column-table.ts'
import { demoListingsIn } from '#provider/demo/listings/demo-listings.ts'
import { ALL_SHOWN, LISTING_FIELDS, type ListingRow, NOTHING_SAID } from '#provider/modules/listing/listing-row.ts'
import type { TestProvider } from './harness.ts'

export const DAY = 86_400
/** 2026-11-20, long enough ago for nothing to be in the future */
export const SEEN = 1_795_132_800

const EMPTY: ListingRow = {
  ...ALL_SHOWN,
  ...NOTHING_SAID,
  areaName: 'Bedok',
  areaNameLocal: null,
  areaLat: 1.32,
  areaLng: 103.93,
  leaseStartYear: null,
  stationWalk: null,
  id: '',
  country: 'SG',
  source: 'own',
  sourceKey: '',
  agent: null,
  state: 'live',
  psf: null,
  modifiedAt: SEEN,
  contentHash: '',
  runId: null,
  firstSeenAt: SEEN,
  confirmedAt: SEEN,
  stateAt: SEEN,
  groupId: null,
  isUngrouped: 1,
  version: 1,
  createdAt: SEEN,
  updatedAt: SEEN,
  agentName: 'Benedict Tamarind',
  agentLicence: 'R998001Z',
  agentPhone: '+6580001001',
  agentEmail: 'private@agency.example',
  agency: 'LANTERN BAY REALTY PTE. LTD.',
  agencyLicence: 'L3990001A',
  typeGroup: 'public-stack',
  projectSlug: 'blk-101-cedar-ave',
  projectName: 'Blk 101 Cedar Ave',
  street: 'Cedar Ave',
  postalCode: '460101',
  address: '#09-77',
  propertyGroup: 'hdb',
  propertyType: 'hdb',
  unitMix: '3',
  bedrooms: 3,
  bathrooms: 2,
  areaSqm: 90,
  floor: 9,
  furnished: 'partially',
  facilities: 1,
  edition: 'e1',
  projectNameLocal: null,
  areaSlug: 'bedok',
  districtSlug: 'd16',
  tenure: 'leasehold',
  tenureYears: 99,
  completionYear: 1990,
  constructionStatus: 'completed',
  lat: 1.33,
  lng: 103.9,
  activity: 'sale',
  price: 600_000,
  availableOn: null,
  headline: 'Bright corner home',
  description: 'Breezy, near the shops.',
  locale: 'en-US',
  tourUrl: null,
  videoUrl: null,
}

/** Writes listings as feeds and agents do, each with its first price. */
export async function addListings(
  { DB_TRADE }: Pick<TestProvider['env'], 'DB_TRADE'>,
  rows: readonly (Partial<ListingRow> & { id: string })[],
) {
  const whole = rows.map((row): ListingRow => {
    const all = { ...EMPTY, sourceKey: row.id, ...row }
    return { ...all, psf: all.areaSqm === null || all.price === null ? null : psfOf(all.price, all.areaSqm) }
  })
  const fields = Object.entries(LISTING_FIELDS)
  const insert = `insert into listing (${fields.map(([, column]) => column).join(', ')})
    select ${fields.map(([field]) => `value ->> '${field}'`).join(', ')} from json_each(?)`
  for (let from = 0; from < whole.length; from += 200) {
    const some = JSON.stringify(whole.slice(from, from + 200))
    await DB_TRADE.batch([
      DB_TRADE.prepare(insert).bind(some),
      DB_TRADE.prepare(
        "insert into listing_price (listing_id, at, price) select value ->> 'id', value ->> 'firstSeenAt', value ->> 'price' from json_each(?)",
      ).bind(some),
    ])
  }
}

/** Changes a listing as its writers do: it waits to be placed again. */
export async function changeListing({ DB_TRADE }: Pick<TestProvider['env'], 'DB_TRADE'>, id: string, change: Partial<ListingRow>) {
  const set = Object.keys(change).map((field) => `${columnName(field)} = ?`)
  await DB_TRADE.prepare(
    `update listing set ${set.join(', ')}, is_ungrouped = 1, version = version + 1, updated_at = updated_at + 1 where id = ?`,
  )
    .bind(...Object.values(change), id)
    .run()
}

/** Listings of demo homes, as placed in their projects, with the home that each is of. */
export function demoRows(country: ListingRow['country'], homes: number) {
  return [...demoListingsIn(country, { homes, seed: 'provider' })].map(({ trueHomeId, source, record, moments }, at) => {
    const [, typeGroup, projectSlug] = trueHomeId.split('/')
    const { media: _, ...told } = record
    const began = SEEN - (moments[0]?.daysAgo ?? 0) * DAY
    return {
      ...told,
      id: `${source}-${record.sourceKey}`,
      country,
      source,
      trueHomeId,
      typeGroup: typeGroup as ListingRow['typeGroup'],
      projectSlug: projectSlug ?? null,
      firstSeenAt: began,
      stateAt: began,
      lat: 1.3 + (at % 50) / 1_000,
      lng: 103.8 + (at % 31) / 1_000,
    }
  })
}
