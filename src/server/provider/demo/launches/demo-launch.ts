import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode, UnitMix } from '#market/vocabulary.ts'
import { notNull, pick, type RowOf } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import type { LaunchRecord, LaunchUnitRecord } from '../../modules/launch/launch-record.ts'
import { DEMO_SOURCE } from '../../modules/market/demo-source.ts'
import { createRandom, type Random } from '../market/random.ts'
import { demoGallery } from './demo-gallery.ts'

const DAY_MS = 86_400_000

/** A project of the demo market that its developer sells. */
export const LAUNCH_PROJECT_ROW = {
  ...pick(PROJECT, 'slug', 'name'),
  tenure: notNull(PROJECT.columns.tenure),
  ...pick(PROJECT, 'tenureYears'),
  completionYear: notNull(PROJECT.columns.completionYear),
  floors: notNull(PROJECT.columns.floors),
  unitCount: notNull(PROJECT.columns.unitCount),
  developer: notNull(PROJECT.columns.developer),
  /** the median of its sales so far, per square foot */
  psf: notNull(PROJECT.columns.psfMedian),
}
export type LaunchProject = RowOf<typeof LAUNCH_PROJECT_ROW>

interface Kind {
  mix: UnitMix
  /** square feet */
  size: number
  plan: string
}

const kinds = (...sizes: [UnitMix, number][]): Kind[] =>
  sizes.map(([mix, size], i) => ({ mix, size, plan: `${'ABCDEF'[i] ?? 'G'}${i + 1}` }))

/**
 * The kinds of one floor, stack by stack. Singapore's lie at the deciles of floor areas of new sales of apartments and condominiums, 2023-01 to
 * 2025-01 (URA caveats, n 13,528): 549, 667, 700, 732, 807, 947, 1033, 1163, 1346. Those of other markets are usual sizes.
 */
const FLOORS: Record<CountryWith<'realLaunch'>, readonly Kind[]> = {
  SG: kinds(['1', 506], ['2', 667], ['2', 732], ['3', 947], ['3', 1_033], ['4', 1_346]),
  MY: kinds(['1', 550], ['2', 850], ['3', 1_050], ['3', 1_150], ['4', 1_500]),
  HK: kinds(['0', 240], ['1', 330], ['2', 460], ['2', 490], ['3', 720]),
  AU: kinds(['1', 540], ['2', 800], ['2', 860], ['3', 1_250]),
}

/** Of the price per square foot, for each floor: the slope within project and size in the new sales named above. */
const FLOOR_STEP = 0.0049
/** Smaller homes cost more for each square foot. */
const SIZE_POWER = 0.12
const USUAL_SQFT = 800
/** After the launch weekend the list of what is left goes up. */
const RISE = 0.015
const RESERVED_DAYS = 14
const UNITS_MAX = 160

/** How far the sale of a demo launch has come. */
export interface SalePlan {
  state: LaunchRecord['state']
  /** days from now to the first day of booking; negative: since then */
  booking: number
  /** share that the launch weekend sells: a quarter of Singapore's launches of 100 caveats or more sold under 39 % in their first month, half 72 % */
  weekend: number
  /** share that is sold now */
  soldNow: number
}

function layOut(random: Random, country: CountryCode, project: LaunchProject): LaunchUnitRecord[] {
  const oneFloor = FLOORS[inModule('realLaunch', country)]
  const stacks = [...oneFloor, ...oneFloor].slice(0, Math.max(4, Math.min(10, Math.round(project.unitCount / project.floors))))
  const floors = Math.min(project.floors, Math.floor(UNITS_MAX / stacks.length))
  return stacks.flatMap(({ mix, size, plan }, at) => {
    const ownSize = Math.round(size * random.between(0.98, 1.03))
    const stack = String(at + 1).padStart(2, '0')
    return Array.from({ length: floors }, (_, i) => ({
      stack,
      floor: i + 2,
      unitMix: mix,
      sizeSqft: ownSize,
      plan,
      prices: [],
      events: [],
    }))
  })
}

const dayOf = (nowMs: number, days: number): string => new Date(nowMs + days * DAY_MS).toISOString().slice(0, 10)

function priceOf({ floor, sizeSqft }: LaunchUnitRecord, { psf, floors }: LaunchProject): number {
  const byFloor = (1 + FLOOR_STEP) ** (floor - floors / 2)
  return Math.round((psf * byFloor * (sizeSqft / USUAL_SQFT) ** -SIZE_POWER * sizeSqft) / 1_000) * 1_000
}

/** The order in which units go: those of the middle first, so that what is left lies at the top and the bottom. */
function inOrder(random: Random, units: readonly LaunchUnitRecord[], floors: number): LaunchUnitRecord[] {
  const score = ({ floor }: LaunchUnitRecord) => Math.abs(floor / floors - 0.5) + random.between(0, 0.7)
  return units
    .map((unit) => ({ unit, at: score(unit) }))
    .sort((a, b) => a.at - b.at)
    .map(({ unit }) => unit)
}

/** Days since the launch on which the units of an order went: the weekend's at once, the rest ever more slowly. */
function dayOfSale(at: number, { weekend, soldNow, booking }: SalePlan, units: number): number | null {
  const share = (at + 0.5) / units
  if (booking > 0 || share > soldNow) return null
  if (share <= weekend) return share <= weekend * 0.7 ? 0 : 1
  return Math.min(-booking, 2 + Math.round((-booking - 2) * ((share - weekend) / Math.max(0.01, soldNow - weekend)) ** 1.6))
}

/** A launch as its developer's price lists would state it, the same for the same project and day. `nowMs` is any moment of the day. */
export function demoLaunch(country: CountryCode, project: LaunchProject, plan: SalePlan, nowMs: number): LaunchRecord {
  const random = createRandom(`launch ${country} ${project.slug}`)
  const bare = layOut(random, country, project)
  const floors = Math.max(...bare.map(({ floor }) => floor))
  const order = inOrder(random, bare, floors)
  const isListed = plan.state !== 'announced'
  const listedOn = Math.min(0, plan.booking - 7)
  const units = order.map((unit, at): LaunchUnitRecord => {
    const price = priceOf(unit, { ...project, floors })
    const went = dayOfSale(at, plan, order.length)
    const isLater = plan.booking < -7 && (went === null || went > 5)
    const since = went === null ? null : plan.booking + went
    return {
      ...unit,
      prices: isListed
        ? [
            { day: dayOf(nowMs, listedOn), price },
            ...(isLater ? [{ day: dayOf(nowMs, plan.booking + 5), price: Math.round((price * (1 + RISE)) / 1_000) * 1_000 }] : []),
          ]
        : [],
      events: [
        { day: dayOf(nowMs, listedOn), state: 'available' },
        ...(since === null ? [] : [{ day: dayOf(nowMs, since), state: 'reserved' as const }]),
        ...(since === null || since + RESERVED_DAYS > 0 ? [] : [{ day: dayOf(nowMs, since + RESERVED_DAYS), state: 'sold' as const }]),
      ],
    }
  })
  return {
    country,
    projectType: 'private-stack',
    projectSlug: project.slug,
    name: project.name,
    developer: project.developer,
    state: plan.state,
    tenure: project.tenure,
    tenureYears: project.tenure === 'freehold' ? null : project.tenureYears,
    previewFrom: dayOf(nowMs, plan.booking - 14),
    previewTo: dayOf(nowMs, plan.booking - 3),
    bookingFrom: dayOf(nowMs, plan.booking),
    topMonth: `${project.completionYear}-09`,
    source: DEMO_SOURCE,
    pricesOn: dayOf(nowMs, 0),
    ...demoGallery(random),
    plans: [...new Set(bare.map(({ plan }) => plan))].map((plan) => ({ plan, url: null })),
    units: units.sort((a, b) => b.floor - a.floor || (a.stack < b.stack ? -1 : 1)),
  }
}
