import { slugify } from '#lib/slug.ts'
import { type ConstructionStatus, FACILITIES } from '#market/vocabulary.ts'
import type { ProjectRow } from '../db/market/rows.ts'
import type { ProjectLayout } from './layouts.ts'
import type { DemoMarket, ProjectName } from './market/demo-market.ts'
import type { Seat } from './market/placement.ts'
import type { Random } from './market/random.ts'

/** Developers hand over and sell on within this many years, so their sales fall into the calendar. */
const LAUNCH_YEARS_AHEAD = [1, 2, 3] as const

export interface PlannedProject {
  row: Omit<ProjectRow, 'id' | 'areaId' | 'districtId' | 'sourceId' | 'lat' | 'lng' | 'slug' | 'buildingInfo' | 'isPlacedByArea'>
  completionYear: number
}

/** Estates with a pool have most of the rest; public blocks have lifts and a playground; houses nothing shared. */
function facilitiesOf(random: Random, { segment }: Seat, unitCount: number): number {
  const chance = (name: string) => {
    if (segment.key === 'O') return ['lift', 'security', 'retail-shops'].includes(name) ? 1 : 0
    if (segment.layout === 'houses') return name === 'security' ? 0.3 : name === 'playground' ? 0.25 : 0
    if (segment.layout === 'block') return name === 'lift' ? 1 : name === 'playground' ? 0.7 : name === 'retail-shops' ? 0.15 : 0
    if (name === 'lift' || name === 'security') return 0.95
    return unitCount > 60 ? 0.75 : 0.3
  }
  return FACILITIES.reduce((mask, name, bit) => (random.chance(chance(name)) ? mask | (1 << bit) : mask), 0)
}

function statusOf(completionYear: number, dataYear: number): ConstructionStatus {
  if (completionYear <= dataYear) return 'completed'
  return completionYear - dataYear > 2 ? 'preconstruction' : 'building-under-construction'
}

/** One in this many projects of a segment is a launch, in turn one, two and three years before completion. */
function completionOf(random: Random, { segment, ordinal }: Seat, dataYear: number): number {
  const launch = Math.floor((ordinal + 1) * segment.launches)
  const years = LAUNCH_YEARS_AHEAD[launch % LAUNCH_YEARS_AHEAD.length] ?? 1
  if (launch > Math.floor(ordinal * segment.launches)) return dataYear + years
  return Math.min(dataYear, random.int(...segment.completion))
}

/** An unused name, if a few tries find one. */
function freeName(random: Random, market: DemoMarket, { segment, place }: Seat, taken: ReadonlySet<string>): ProjectName {
  if (segment.named) return segment.named
  let named = market.nameProject(random, segment, place)
  for (let again = 0; again < 24 && taken.has(`${segment.typeGroup}/${slugify(named.name)}`); again++)
    named = market.nameProject(random, segment, place)
  return named
}

/** One invented project on a real street. */
export function planProject(
  random: Random,
  market: DemoMarket,
  seat: Seat,
  layout: ProjectLayout,
  block: string,
  taken: ReadonlySet<string>,
): PlannedProject {
  const { segment, place } = seat
  const dataYear = Math.floor(market.dataMonth / 100)
  const completionYear = completionOf(random, seat, dataYear)
  const status = statusOf(completionYear, dataYear)
  const [tenure, tenureYears] = random.weighted(segment.tenures)
  const street = place.streets[seat.index % place.streets.length] ?? place.name
  const named = segment.layout === 'block' ? null : freeName(random, market, seat, taken)
  return {
    completionYear,
    row: {
      typeGroup: segment.typeGroup,
      propertyGroup: segment.propertyGroup,
      propertyType: layout.propertyType ?? random.weighted(segment.propertyTypes),
      name: named?.name ?? `Blk ${block} ${street}`,
      nameLocal: named?.nameLocal ?? null,
      block: segment.layout === 'houses' ? null : block,
      street,
      postalCode: market.postalCode(random, segment, place, block),
      tenure,
      tenureYears,
      leaseStartYear: tenureYears === null ? null : completionYear - random.int(3, 5),
      completionYear,
      constructionStatus: status,
      floors: layout.floors,
      unitCount: layout.unitCount,
      developer: named?.developer ?? (segment.layout === 'block' ? 'Housing & Development Board' : null),
      facilities: facilitiesOf(random, seat, layout.unitCount),
    },
  }
}

/** An unused slug of the type group: the name, then name and street, then numbered. */
export function freeSlug(taken: Set<string>, row: PlannedProject['row']): string {
  const tried = [slugify(row.name), slugify(`${row.name} ${row.street}`)]
  for (let n = 2; ; n++) {
    const slug = tried.shift() ?? slugify(`${row.name} ${row.street} ${n}`)
    const key = `${row.typeGroup}/${slug}`
    if (slug && !taken.has(key)) {
      taken.add(key)
      return slug
    }
  }
}

/** Numbers round the block's own that no other project of the town has: "731", then "731A" … */
export function blockOf(seat: Seat): string {
  const [low, high] = seat.place.blocks
  const span = high - low + 1
  const number = low + ((seat.seat * 37) % span)
  const round = Math.floor(seat.seat / span)
  return round === 0 ? String(number) : `${number}${String.fromCharCode(64 + Math.min(26, round))}`
}
