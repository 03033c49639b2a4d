import type { ListingActivity } from '#graphql/listing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { DEMO_MARKETS } from '../demo-markets.ts'
import { DEMO_SEED } from '../generate-market.ts'
import type { ProjectLayout, TradedHome } from '../layouts.ts'
import type { DemoMarket, DemoScale, Mix } from '../market/demo-market.ts'
import { seatProjects } from '../market/placement.ts'
import { createRandom, type Random } from '../market/random.ts'
import { planSeat } from '../plan-seat.ts'
import { psfAt, rentPrice, salePrice } from '../pricing.ts'
import { freeSlug, type PlannedProject } from '../project-rows.ts'

/** A home of the demo market that is advertised for one thing, with what only its owner knows. */
export interface TrueHome {
  /** the same for all advertisements of this home for this activity, and for no other */
  trueHomeId: string
  slug: string
  project: PlannedProject['row']
  floors: number | null
  mix: Mix
  /** floor area */
  areaSqm: number
  landSqm: number | null
  floor: number | null
  /** "12-07", the number of a house, or one that was made up for a block without numbers */
  unit: string
  activity: ListingActivity
  price: number
  /** a home of its project is so like it that only these tell them apart: its advertisements always give them */
  tells: Set<'floor' | 'address'>
}

/** Homes of one project are told apart by size when it differs by more than this share. */
const ALIKE_AREA = 0.05
/** Homes that nothing but the unit's number tells apart, as a share of those that could be. */
const TWIN_CHANCE = 0.02
const HOMES_PER_PROJECT = 3
const DRAWS_PER_HOME = 6
/** of the land of a house, which part is floor */
const FLOOR_OF_LAND: readonly [number, number] = [0.55, 1.1]

const alike = (a: TradedHome, b: TradedHome): boolean =>
  a.mix.mix === b.mix.mix && Math.abs(a.areaSqm - b.areaSqm) <= ALIKE_AREA * Math.max(a.areaSqm, b.areaSqm)

interface Drawn {
  home: TradedHome
  tells: TrueHome['tells']
}

/** Whether a home may be advertised beside those of its project, and what each of them must tell then. */
function admit(random: Random, drawn: readonly Drawn[], home: TradedHome): TrueHome['tells'] | null {
  const tells: TrueHome['tells'] = new Set()
  const beside = drawn.filter((one) => alike(one.home, home))
  const isHouse = home.floor === null
  const twins = beside.filter(({ home: other }) => isHouse || other.floor === home.floor)
  if (!isHouse && twins.length > 0 && !random.chance(TWIN_CHANCE)) return null
  for (const one of beside) one.tells.add('floor')
  if (beside.length > 0) tells.add('floor')
  for (const one of twins) one.tells.add('address')
  if (twins.length > 0) tells.add('address')
  return tells
}

function drawHomes(random: Random, layout: ProjectLayout, wanted: number): Drawn[] {
  const drawn: Drawn[] = []
  for (let tries = 0; drawn.length < wanted && tries < wanted * DRAWS_PER_HOME; tries++) {
    const home = layout.draw()
    if (!home) break
    const tells = admit(random, drawn, home)
    if (tells) drawn.push({ home, tells })
  }
  return drawn
}

function activityOf(random: Random, home: TradedHome): ListingActivity {
  const canShare = (home.mix.bedrooms ?? 0) >= 2 && home.floor !== null
  return random.weighted([
    ['sale', 6],
    ['rent', 3],
    ['room', canShare ? 1 : 0],
  ] as const)
}

function priceOf(
  random: Random,
  market: DemoMarket,
  worth: Parameters<typeof psfAt>[0],
  home: TradedHome,
  activity: ListingActivity,
): number {
  const hope = 1.02 + 0.04 * random.normal()
  if (activity === 'sale') return salePrice(psfAt(worth, home, market.dataMonth), home.areaSqm, hope, market.priceStep)
  const rent = rentPrice(worth, home, market.dataMonth, market.dataMonth, hope, market.rentStep)
  return activity === 'rent' ? rent : Math.max(market.rentStep, Math.round((rent * 0.42) / market.rentStep) * market.rentStep)
}

interface HomesAsked {
  homes: number
  seed: string
  scale: DemoScale
}

/** Homes that are advertised in a demo market, project by project in the order in which the market is made. Same options, same homes. */
export function* advertisedHomes(country: CountryCode, { homes, seed, scale }: HomesAsked): Iterable<TrueHome> {
  const market: DemoMarket = DEMO_MARKETS[country]
  const seats = seatProjects(market, market.size[scale].projects)
  const slugs = new Set<string>()
  const chosen = Math.min(seats.length, Math.ceil(homes / HOMES_PER_PROJECT))
  let given = 0
  for (const [i, seat] of seats.entries()) {
    const { layout, planned, worth } = planSeat(
      createRandom(`${DEMO_SEED} ${country} project ${i}`),
      { market, slugs, isDry: () => true },
      seat,
    )
    const slug = freeSlug(slugs, planned.row)
    const turn = Math.floor(((i + 1) * chosen) / seats.length)
    if (turn === Math.floor((i * chosen) / seats.length)) continue
    // what one project could not give is made up by the next
    const wanted = Math.floor((turn * homes) / chosen) - given
    const random = createRandom(`${seed} ${country} homes ${i}`)
    for (const [at, { home, tells }] of drawHomes(random, layout, wanted).entries()) {
      given++
      const activity = activityOf(random, home)
      const isLand = seat.segment.areaIs === 'land'
      yield {
        trueHomeId: `${country}/${planned.row.typeGroup}/${slug}/${at}/${activity}`,
        slug,
        project: planned.row,
        floors: layout.floors,
        mix: home.mix,
        areaSqm: isLand ? Math.round(home.areaSqm * random.between(...FLOOR_OF_LAND)) : home.areaSqm,
        landSqm: isLand ? home.areaSqm : null,
        floor: home.floor,
        unit: home.unitNo ?? `${String(home.floor ?? 1).padStart(2, '0')}-${String(101 + at * 2)}`,
        activity,
        price: priceOf(random, market, worth, home, activity),
        tells,
      }
    }
  }
}
