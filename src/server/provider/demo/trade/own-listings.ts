import type { DatabaseSync } from 'node:sqlite'
import type { ListingActivity, ListingState } from '#graphql/listing-kinds.ts'
import { keysOf } from '#lib/records.ts'
import { psfOf } from '#lib/units.ts'
import type { UnitMix } from '#market/vocabulary.ts'
import { ALL_SHOWN, LISTING_FIELDS, type ListingRow, NOTHING_SAID, OWN_SOURCE } from '../../modules/listing/listing-row.ts'
import { listingFileKey, smallListingFileKey } from '../../modules/listing-own/media-store.ts'
import { NO_PLACE } from '../../modules/listing-own/place-own.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { drawnRoom } from '../listings/drawn-room.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'

const DAY = 86_400
const PHOTOS = 3
/** Rows whose bytes are not in the store yet. */
const NOT_YET = 'demo'

interface DemoListing {
  place: string
  unit: string
  state: ListingState
  activity: ListingActivity
  mix: UnitMix
  sqm: number
  price: number
  headline: string
  /** days since it was confirmed */
  confirmed: number
}

const LISTINGS: readonly DemoListing[] = [
  {
    place: 'Example Crest',
    unit: '#08-21',
    state: 'draft',
    activity: 'sale',
    mix: '3',
    sqm: 98,
    price: 1_880_000,
    confirmed: 1,
    headline: 'Morning sun, and the park across the road',
  },
  {
    place: 'Sample Residences',
    unit: '#14-03',
    state: 'live',
    activity: 'sale',
    mix: '2',
    sqm: 71,
    price: 1_420_000,
    confirmed: 4,
    headline: 'A corner home above the trees',
  },
  {
    place: 'Example Park',
    unit: '#04-31',
    state: 'live',
    activity: 'rent',
    mix: '2',
    sqm: 66,
    price: 4_300,
    confirmed: 27,
    headline: 'Five minutes from the station, kitchen renewed',
  },
  {
    place: 'Sample Rise',
    unit: '#21-05',
    state: 'under-offer',
    activity: 'sale',
    mix: '4',
    sqm: 132,
    price: 2_960_000,
    confirmed: 9,
    headline: 'High floor with two balconies',
  },
]

const idOf = (at: number): string => `00000000-0000-4000-b100-${String(at + 1).padStart(12, '0')}`
const photoId = (at: number, photo: number): string => `00000000-0000-4000-b200-${String((at + 1) * 100 + photo).padStart(12, '0')}`

function rowOf(demo: DemoListing, at: number, now: number): ListingRow {
  const { subscriber } = DEMO_ACCOUNTS
  const { place, unit, state, activity, mix, sqm, price, headline, confirmed } = demo
  const confirmedAt = now - confirmed * DAY
  const madeAt = now - (30 + at) * DAY
  return {
    ...NO_PLACE,
    ...ALL_SHOWN,
    ...NOTHING_SAID,
    id: idOf(at),
    country: 'SG',
    source: OWN_SOURCE,
    sourceKey: idOf(at),
    agent: subscriber.id,
    state,
    activity,
    agentName: subscriber.name,
    agentLicence: subscriber.licence.number,
    agentPhone: subscriber.phone,
    agentEmail: subscriber.email,
    agency: subscriber.licence.agency,
    agencyLicence: subscriber.licence.agencyNo,
    typeGroup: null,
    projectSlug: null,
    projectName: place,
    street: `${at + 5} ${place}`,
    postalCode: String(900_001 + at),
    address: unit,
    propertyGroup: 'condo',
    propertyType: 'condominium',
    unitMix: mix,
    bedrooms: Number(mix),
    bathrooms: 2,
    areaSqm: sqm,
    floorType: 'mid',
    furnished: 'partially',
    facilities: 0,
    price,
    psf: psfOf(price, sqm),
    availableOn: null,
    headline,
    locale: 'en-US',
    tourUrl: null,
    videoUrl: null,
    description: 'Quiet rooms to the garden side, and a living room that is wider than deep.',
    modifiedAt: madeAt,
    contentHash: '',
    runId: null,
    firstSeenAt: madeAt,
    confirmedAt,
    stateAt: confirmedAt,
    groupId: null,
    isUngrouped: 1,
    version: 1,
    createdAt: madeAt,
    updatedAt: confirmedAt,
  }
}

/** Listings that the agent with a plan has written: a draft, one that is shown, one to be confirmed, one under offer. */
export function fillOwnListings(db: DatabaseSync, now: number): void {
  const fields = keysOf(LISTING_FIELDS)
  const put = db.prepare(
    `insert or ignore into listing (${fields.map((field) => LISTING_FIELDS[field]).join(', ')}) values (${fields.map(() => '?').join(', ')})`,
  )
  const own = db.prepare('insert or ignore into listing_own (listing_id) values (?)')
  const price = db.prepare('insert or ignore into listing_price (listing_id, at, price) values (?, ?, ?)')
  const event = db.prepare(
    `insert or ignore into listing_event (key, listing_id, action, actor, from_state, to_state, at) values (?, ?, ?, ?, ?, ?, ?)`,
  )
  const photo =
    db.prepare(`insert or ignore into listing_media (id, listing_id, position, kind, alt, state, fault, content_type, bytes, width, height,
    created_at, settled_at) values (?, ?, ?, 'photo', 'A living room with a window and a sofa', 'stored', '${NOT_YET}', 'image/png', 1, 960, 720, ?, ?)`)
  LISTINGS.forEach((demo, at) => {
    const row = rowOf(demo, at, now)
    const { changes } = put.run(...fields.map((field) => row[field]))
    if (changes === 0) return
    own.run(row.id)
    event.run(`demo ${row.id} draft`, row.id, 'draft', row.agent, null, 'draft', row.createdAt)
    if (row.state !== 'draft') {
      event.run(`demo ${row.id} publish`, row.id, 'publish', row.agent, 'draft', 'live', row.createdAt + DAY)
      price.run(row.id, row.createdAt + DAY, row.price)
    }
    if (row.state === 'under-offer') event.run(`demo ${row.id} offer`, row.id, 'offer', row.agent, 'live', 'under-offer', row.confirmedAt)
    for (let number = 0; number < PHOTOS; number++) photo.run(photoId(at, number), row.id, number, row.createdAt, row.createdAt)
  })
}

/** Demo pictures that are still to be put into the store. */
export const missingListingPictures = (db: DatabaseSync): { id: string; listing: string }[] =>
  db.prepare('select id, listing_id as listing from listing_media where fault = ?').all(NOT_YET) as { id: string; listing: string }[]

/** Puts them there. Cut, it goes on where it stopped. */
export async function storeListingPictures(db: DatabaseSync, files: Pick<FileStore, 'put'>): Promise<void> {
  const noted = db.prepare('update listing_media set fault = null, bytes = ? where id = ?')
  for (const { id, listing } of missingListingPictures(db)) {
    const bytes = drawnRoom(Number(id.slice(-3)))
    await files.put(listingFileKey(listing, id), bytes, 'image/png')
    await files.put(smallListingFileKey(listing, id), bytes, 'image/png')
    noted.run(bytes.length, id)
  }
}
