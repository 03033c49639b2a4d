import { addMonths } from '#lib/months.ts'
import { SQFT_PER_SQM } from '#lib/units.ts'
import { LAND_STATUSES, type LandActivity, type LandStatus } from '#market/vocabulary.ts'
import type { LandRow } from '../db/market/rows.ts'
import type { DemoMarket, DemoSegment, Point } from './market/demo-market.ts'
import { type Ground, offset } from './market/placement.ts'
import type { Random } from './market/random.ts'

const SITES_PER_MARKET = 18
/** The price of land as a share of the finished homes' prices. */
const LAND_SHARE_OF_PRICE = 0.45

/** Months from the last of the data to the close of a site's tender; null: none has been called. */
const CLOSES_IN: Record<LandStatus, number | null> = {
  completed: -48,
  awarded: -7,
  'tender-closed': -1,
  'open-for-tender': 1,
  'available-for-application': null,
  upcoming: null,
}
/** How long tenders are open, and how long the award takes: owners of a collective sale take longer than the state. */
const TENDER_MONTHS: Record<LandActivity, number> = { gls: 3, enbloc: 2 }
const AWARD_MONTHS: Record<LandActivity, number> = { gls: 1, enbloc: 3 }

const towerOf = (market: DemoMarket): DemoSegment | undefined =>
  market.segments.find((segment) => segment.key === 'C') ?? market.segments[0]

function siteAt(random: Random, at: Point, radius: number, isDry: Ground): Point {
  for (let reach = radius; reach > 50; reach *= 0.7) {
    const angle = random.between(0, 2 * Math.PI)
    const point = offset(at, reach * Math.cos(angle), reach * Math.sin(angle))
    if (isDry(point)) return point
  }
  return at
}

/** Government sales sites and collective sales in every status of the life of a site. */
export function planLand(random: Random, market: DemoMarket, isDry: Ground, areaId: (slug: string) => number): LandRow[] {
  const tower = towerOf(market)
  const places = random.shuffle(market.places.filter((place) => !tower || place.segments.includes(tower.key)))
  return Array.from({ length: SITES_PER_MARKET }, (_, i): LandRow => {
    const place = places[i % places.length] ?? market.places[0]
    if (!place) throw new RangeError(`${market.country} has no places`)
    const status = LAND_STATUSES[i % LAND_STATUSES.length] ?? 'completed'
    const activity = Math.floor(i / LAND_STATUSES.length) % 3 === 1 ? 'enbloc' : 'gls'
    const street = random.pick(place.streets)
    const siteAreaSqm = random.int(30, 240) * 100
    const grossFloorAreaSqm = Math.round(siteAreaSqm * random.pick([1.4, 2.1, 2.8, 3.5]))
    const sold = status === 'completed' || status === 'awarded'
    const psf = (tower?.psf ?? 1000) * place.level * LAND_SHARE_OF_PRICE * random.between(0.85, 1.15)
    const [lat, lng] = siteAt(random, place.at, place.radius * 0.9, isDry)
    const closes = CLOSES_IN[status]
    const monthFrom = (months: number | null) => (closes === null || months === null ? null : addMonths(market.dataMonth, closes + months))
    return {
      id: i + 1,
      landKey: `${market.country.toLowerCase()}-${activity}-${String(i + 1).padStart(3, '0')}`,
      nameDisplayText: activity === 'enbloc' ? `${street} (collective sale)` : `${street} (parcel ${String.fromCharCode(65 + (i % 4))})`,
      projectId: null,
      areaId: areaId(place.area),
      landUse: random.pick(market.landUses),
      status,
      activity,
      tenureYears: market.landYears,
      siteAreaSqm,
      grossFloorAreaSqm,
      price: sold ? Math.round((psf * grossFloorAreaSqm * SQFT_PER_SQM) / 100_000) * 100_000 : null,
      tenderCloseMonth: monthFrom(0),
      launchMonth: monthFrom(-TENDER_MONTHS[activity]),
      awardMonth: monthFrom(sold ? AWARD_MONTHS[activity] : null),
      lat: Number(lat.toFixed(6)),
      lng: Number(lng.toFixed(6)),
    }
  })
}
