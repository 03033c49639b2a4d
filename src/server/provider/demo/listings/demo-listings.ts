import { Temporal } from 'temporal-polyfill'
import type { FurnishedType } from '#graphql/listing-kinds.ts'
import { COUNTRIES } from '#market/countries.ts'
import { type CountryWith, countriesWith, inModule } from '#market/module-countries.ts'
import type { CountryCode, FloorType } from '#market/vocabulary.ts'
import { ALL_SHOWN, NOTHING_SAID } from '../../modules/listing/listing-row.ts'
import type { FeedRecord, FeedState } from '../../modules/listing-feed/feed-record.ts'
import type { OpenHouse } from '../../modules/listing-feed/open-houses.ts'
import type { DemoScale } from '../market/demo-market.ts'
import { createRandom, type Random } from '../market/random.ts'
import { advertisedHomes, type TrueHome } from './advertised-homes.ts'
import { DEMO_SOURCES, type DemoSource } from './agencies.ts'
import { descriptionOf, headlineOf } from './listing-words.ts'
import { spelledArea, spelledName, spelledStreet } from './spelling.ts'

const DAY = 86_400

/** A state and a price that it had from so many days before now on; null: it was not sent. */
export interface DemoMoment {
  daysAgo: number
  price: number
  state: FeedState | null
}

/** An advertisement of the demonstration with what nobody outside knows: which home it is of. */
export interface DemoListing {
  trueHomeId: string
  /** an id of DEMO_SOURCES */
  source: string
  /** as it is now */
  record: FeedRecord
  /** oldest first; the last is what `record` says */
  moments: readonly DemoMoment[]
}

export interface DemoListingOptions {
  /** homes, not advertisements: of these there are some 1.56 times as many */
  homes: number
  seed: string
  /** of the market whose projects they lie in; by default the large one for more than 4,000 homes */
  scale?: DemoScale
  /** unix seconds; by default a fixed day */
  now?: number
}

/** 2026-11-20 */
const SOME_DAY = 1_795_132_800
const LARGE_FROM_HOMES = 4_000

const FURNISHED: readonly (readonly [FurnishedType | null, number])[] = [
  ['fully', 2],
  ['partially', 4],
  ['unfurnished', 3],
  ['flexible', 1],
  [null, 2],
]

/** How an agent names a floor: thirds of the building, and its two ends. */
function floorTypeOf(floor: number, floors: number, isPenthouse: boolean): FloorType {
  if (isPenthouse) return 'penthouse'
  if (floor <= 1) return 'ground'
  const share = floor / Math.max(floor, floors)
  return share <= 1 / 3 ? 'low' : share <= 2 / 3 ? 'mid' : 'high'
}

function floorSaid(random: Random, home: TrueHome, isFirst: boolean): Pick<FeedRecord, 'floor' | 'floorType'> {
  if (home.floor === null) return { floor: null, floorType: null }
  const floorType = floorTypeOf(home.floor, home.floors ?? home.floor, home.mix.mix === 'PH')
  const says =
    home.tells.has('floor') || isFirst ? 'floor' : random.weighted([['floor', 5] as const, ['type', 4] as const, ['none', 1] as const])
  return { floor: says === 'floor' ? home.floor : null, floorType: says === 'none' || random.chance(0.3) ? null : floorType }
}

function addressSaid(random: Random, home: TrueHome): string {
  const isHouse = home.floor === null
  if (!home.tells.has('address') && !random.chance(isHouse ? 0.7 : 0.2)) return ''
  return isHouse ? `${home.unit} ${home.project.street}` : home.unit
}

/** Prices and states of an advertisement that began so many days ago. */
function momentsOf(random: Random, price: number, step: number, isFirst: boolean): DemoMoment[] {
  const began = isFirst ? random.int(20, 150) : random.int(2, 100)
  const cuts = random.weighted([[0, 14] as const, [1, 4] as const, [2, 2] as const])
  const moments: DemoMoment[] = []
  let asked = price
  let daysAgo = began
  const add = (state: FeedState | null) => moments.push({ daysAgo, price: asked, state })
  for (let cut = 0; cut < cuts; cut++) asked = Math.round((asked * random.between(1.02, 1.05)) / step) * step
  add('live')
  for (let cut = 0; cut < cuts && daysAgo > 3; cut++) {
    daysAgo = Math.max(1, daysAgo - random.int(8, 40))
    asked = cut === cuts - 1 ? price : Math.max(price, Math.round((asked * random.between(0.95, 0.98)) / step) * step)
    add('live')
  }
  if (daysAgo > 30 && random.chance(0.08)) {
    daysAgo -= random.int(3, 10)
    add('withdrawn')
    daysAgo -= random.int(12, 18)
    add('live')
  }
  const last = random.weighted([[null, 45] as const, ['under-offer', 2] as const, ['closed', 2] as const, ['withdrawn', 1] as const])
  if (last && daysAgo > 2) {
    daysAgo = Math.max(1, Math.floor(daysAgo / 3))
    add(last)
  }
  return moments
}

/** Every fourth home for sale is open for half an hour on the Saturday after `now`, in the course of the day. */
function openHousesOf({ country, home, number, now }: Pick<Advert, 'country' | 'home' | 'number' | 'now'>): OpenHouse[] {
  if (home.activity !== 'sale' || number % 4 !== 0) return []
  const day = Temporal.Instant.fromEpochMilliseconds(now * 1_000).toZonedDateTimeISO(COUNTRIES[country].timeZone)
  const saturday = day.add({ days: 7 - (day.dayOfWeek % 7 === 6 ? 0 : (day.dayOfWeek + 1) % 7) }).startOfDay()
  const startsAt = Math.floor(saturday.add({ hours: 10, minutes: 30 * (number % 12) }).epochMilliseconds / 1_000)
  return [{ startsAt, endsAt: startsAt + 1_800 }]
}

interface Advert {
  country: CountryCode
  home: TrueHome
  source: DemoSource
  agent: DemoSource['agents'][number]
  /** the how-many-th of its home */
  at: number
  number: number
  now: number
}

const STEPS: Record<CountryWith<'idx'>, number> = { SG: 1_000, MY: 1_000, HK: 10_000, AU: 1_000 }

/** Sums that people ask: a sale's price to the thousand, a rent to ten. */
const stepOf = (country: CountryCode, { activity }: TrueHome): number => (activity === 'sale' ? STEPS[inModule('idx', country)] : 10)

function advertise(random: Random, { country, home, source, agent, at, number, now }: Advert): Omit<DemoListing, 'trueHomeId' | 'source'> {
  const step = stepOf(country, home)
  const wish = at === 0 || random.chance(0.4) ? 1 : 1 + 0.015 * random.normal()
  const price = Math.max(step, Math.round((home.price * wish) / step) * step)
  const moments = momentsOf(random, price, step, at === 0)
  const last = moments.at(-1)
  const isRoom = home.activity === 'room'
  const { name, street, postalCode, propertyGroup, propertyType } = home.project
  const record: FeedRecord = {
    ...ALL_SHOWN,
    ...NOTHING_SAID,
    sourceKey: `${source.id.toUpperCase()}-${String(100_001 + number)}`,
    agentName: agent.name,
    agentLicence: agent.licence,
    agentPhone: agent.phone,
    agentEmail: agent.email,
    state: last?.state ?? 'withdrawn',
    modifiedAt: now - (last?.daysAgo ?? 0) * DAY,
    projectName: at === 0 ? name : spelledName(random, name),
    street: at === 0 ? street : spelledStreet(random, street),
    postalCode: random.chance(0.92) ? (postalCode ?? '') : '',
    address: addressSaid(random, home),
    propertyGroup,
    propertyType,
    unitMix: home.mix.mix,
    bedrooms: random.chance(0.97) ? home.mix.bedrooms : null,
    bathrooms: random.chance(0.9) ? home.mix.bathrooms : null,
    areaSqm: at > 0 && random.chance(0.04) ? null : spelledArea(random, home.areaSqm),
    landSqm: home.landSqm,
    ...floorSaid(random, home, at === 0),
    furnished:
      home.activity === 'sale' && random.chance(0.5) ? null : random.weighted(isRoom ? [['fully' as const, 1] as const] : FURNISHED),
    facilities: random.chance(0.7) ? home.project.facilities : 0,
    activity: home.activity,
    price,
    availableOn: home.activity === 'sale' ? null : new Date((now + random.int(0, 60) * DAY) * 1_000).toISOString().slice(0, 10),
    headline: headlineOf(random, home),
    description: descriptionOf(random),
    locale: COUNTRIES[country].locales[0],
    tourUrl: random.chance(0.12) ? `https://tours.${source.id}.example/${number}` : null,
    videoUrl: null,
    media: Array.from({ length: random.int(1, 4) }, (_, i) => ({
      url: `https://pictures.${source.id}.example/${100_001 + number}/${i + 1}.png`,
      kind: 'photo' as const,
      caption: i === 0 ? 'Living room' : '',
    })),
    openHouses: openHousesOf({ country, home, number, now }),
  }
  return { record, moments }
}

/** Who advertises one home: another agent each time, in turn of the country's agencies. */
function* agentsFor(random: Random, country: CountryCode, count: number): Iterable<Pick<Advert, 'source' | 'agent'>> {
  const agents = DEMO_SOURCES.filter((source) => source.country === country).flatMap((source) =>
    source.agents.map((agent) => ({ source, agent })),
  )
  yield* random.shuffle(agents).slice(0, count)
}

/**
 * Advertisements of a country's demo homes with the home that each is of, so that what is found to be one home can be compared with what is. Homes are
 * advertised by one to four agents, who differ in spelling, rounding and in what they leave out. Streams: same options, same listings, at any number.
 */
export function* demoListingsIn(country: CountryCode, options: DemoListingOptions): Iterable<DemoListing> {
  const { homes, seed, now = SOME_DAY, scale = homes > LARGE_FROM_HOMES ? 'large' : 'default' } = options
  const random = createRandom(`${seed} ${country} listings`)
  let number = 0
  for (const home of advertisedHomes(country, { homes, seed, scale })) {
    const count = random.weighted([[1, 62] as const, [2, 24] as const, [3, 10] as const, [4, 4] as const])
    let at = 0
    for (const by of agentsFor(random, country, count)) {
      yield {
        trueHomeId: home.trueHomeId,
        source: by.source.id,
        ...advertise(random, { country, home, ...by, at: at++, number: number++, now }),
      }
    }
  }
}

/** How many homes `npm start` advertises: some 250 listings. */
const DEMO_HOMES: Record<CountryWith<'idx'>, number> = { SG: 70, MY: 30, HK: 30, AU: 30 }
export const LISTING_SEED = 'listings'

/** All listings of the demonstration. */
export function* demoListings(now: number): Iterable<DemoListing> {
  for (const country of countriesWith('idx')) yield* demoListingsIn(country, { homes: DEMO_HOMES[country], seed: LISTING_SEED, now })
}

/** What its source says of a listing so many days before now; null when it does not send it then. */
export function recordOn({ record, moments }: DemoListing, daysAgo: number, now: number): FeedRecord | null {
  const moment = moments.findLast((one) => one.daysAgo >= daysAgo)
  if (!moment?.state) return null
  return { ...record, price: moment.price, state: moment.state, modifiedAt: now - moment.daysAgo * DAY }
}
