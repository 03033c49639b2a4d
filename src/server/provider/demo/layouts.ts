import type { BuildingRow, StackRow, UnitMixRow } from '../db/market/rows.ts'
import type { DemoMarket, DemoSegment, Mix } from './market/demo-market.ts'
import type { Random } from './market/random.ts'

/** A home that is traded. */
export interface TradedHome {
  /** position in the layout's buildings, null where the market records no building */
  building: number | null
  /** position among the stacks of the layout, building by building */
  stack: number | null
  mix: Mix
  areaSqm: number
  floor: number | null
  unitNo: string | null
  effect: number
}

/** A building before it has an id. */
interface PlannedBuilding {
  row: Omit<BuildingRow, 'id' | 'projectId' | 'postalCode' | 'lat' | 'lng' | 'completionYear'>
  stacks: Omit<StackRow, 'id' | 'buildingId'>[]
}

export interface ProjectLayout {
  buildings: PlannedBuilding[]
  floors: number | null
  unitCount: number
  mixes: Omit<UnitMixRow, 'projectId' | 'unitsAvailable'>[]
  /** the type that follows from the homes, null where the segment chooses it */
  propertyType: string | null
  /** a home that was not drawn before, or null when there is none left */
  draw(): TradedHome | null
}

const NOWHERE = { building: null, stack: null }

const roundArea = (sqm: number): number => (sqm < 200 ? Math.round(sqm) : Math.round(sqm / 5) * 5)
const areaOf = (random: Random, mix: Mix): number => roundArea(random.between(mix.area[0], mix.area[1]))
const taste = (random: Random): number => 1 + 0.035 * random.normal()

/** Each mix once, with the count of its homes. */
function countMixes(homes: readonly (readonly [Mix, number])[]): ProjectLayout['mixes'] {
  const counts = new Map<string, { mix: Mix; count: number }>()
  for (const [mix, count] of homes) {
    const seen = counts.get(mix.mix)
    if (seen) seen.count += count
    else counts.set(mix.mix, { mix, count })
  }
  return [...counts.values()].map(({ mix, count }) => ({
    unitMix: mix.mix,
    unitCount: count,
    bedroomCount: mix.bedrooms,
    bathroomCount: mix.bathrooms,
  }))
}

/** A public block: a few flat types, floors published in bands, no unit numbers. */
function planBlock(random: Random, segment: DemoSegment): ProjectLayout {
  const floors = random.int(...random.pick(segment.floors))
  const perFloor = random.int(...segment.perFloor)
  const first = random.weighted(segment.mixes.map((mix) => [mix, mix.weight] as const))
  const second = random.weighted(segment.mixes.map((mix) => [mix, mix.weight] as const))
  const types = first === second ? [first] : [first, second]
  const areas = types.map((mix) => areaOf(random, mix))
  const homesOf = types.map(
    (mix, i) => [mix, (floors - 1) * (i === 0 ? Math.ceil(perFloor / types.length) : Math.floor(perFloor / types.length))] as const,
  )
  return {
    buildings: [],
    floors,
    unitCount: homesOf.reduce((sum, [, n]) => sum + n, 0),
    mixes: countMixes(homesOf),
    propertyType: null,
    draw: () => {
      const type = random.int(0, types.length - 1)
      const mix = types[type]
      if (!mix) return null
      return { ...NOWHERE, mix, areaSqm: areas[type] ?? mix.area[0], floor: random.int(2, floors), unitNo: null, effect: taste(random) }
    },
  }
}

/** Towers of stacks: one unit type above another. */
function planStacks(random: Random, market: DemoMarket, segment: DemoSegment): ProjectLayout {
  const floors = random.int(...random.pick(segment.floors))
  const byMix = segment.mixes.map((mix) => [mix, mix.weight] as const)
  const stacks: { building: number; mix: Mix; row: PlannedBuilding['stacks'][number] }[] = []
  const buildings: PlannedBuilding[] = []
  const count = random.int(...segment.buildings)
  for (let b = 0; b < count; b++) {
    const high = Math.max(2, floors - (b === 0 ? 0 : random.int(0, 2)))
    const perFloor = random.int(...segment.perFloor)
    const planned: PlannedBuilding['stacks'] = []
    for (let s = 0; s < perFloor; s++) {
      const mix = random.weighted(byMix)
      const top = mix.mix === 'PH' ? high : high - (random.chance(0.2) ? 1 : 0)
      const low = mix.mix === 'PH' ? high : random.int(1, 2)
      const row = {
        label: market.stackLabel(market.countsStacksThrough ? stacks.length : s),
        unitMix: mix.mix,
        areaSqm: areaOf(random, mix),
        floorLow: Math.min(low, top),
        floorHigh: top,
      }
      planned.push(row)
      stacks.push({ building: b, mix, row })
    }
    const name = market.buildingName(b, segment)
    const unitCount = planned.reduce((sum, row) => sum + row.floorHigh - row.floorLow + 1, 0)
    buildings.push({ row: { slug: `b${b + 1}`, name, floors: high, unitCount }, stacks: planned })
  }
  const taken = new Set<string>()
  return {
    buildings,
    floors,
    unitCount: buildings.reduce((sum, building) => sum + (building.row.unitCount ?? 0), 0),
    mixes: countMixes(stacks.map(({ mix, row }) => [mix, row.floorHigh - row.floorLow + 1])),
    propertyType: null,
    draw: () => {
      for (let attempt = 0; attempt < 40; attempt++) {
        const at = random.int(0, stacks.length - 1)
        const stack = stacks[at]
        if (!stack) return null
        const floor = random.int(stack.row.floorLow, stack.row.floorHigh)
        const unitNo = market.unitNo(buildings[stack.building]?.row.name ?? '', floor, stack.row.label)
        if (taken.has(unitNo)) continue
        taken.add(unitNo)
        return { building: stack.building, stack: at, mix: stack.mix, areaSqm: stack.row.areaSqm, floor, unitNo, effect: taste(random) }
      }
      return null
    },
  }
}

/** null: not a house */
const HOUSE_TYPES: Record<Mix['mix'], string | null> = {
  '0': null,
  '1': null,
  '2': null,
  '3': null,
  '4': null,
  '5': null,
  PH: null,
  MG: null,
  EX: null,
  GCB: null,
  apt: null,
  other: null,
  'ter-hse': 'terrace',
  'sd-hse': 'semi-detached',
  'd-hse': 'detached',
  'cls-hse': 'cluster',
  hse: 'house',
}

/** Houses of one estate or street, told apart by house number. */
function planHouses(random: Random, segment: DemoSegment): ProjectLayout {
  const unitCount = random.int(...segment.perFloor)
  const main = random.weighted(segment.mixes.map((mix) => [mix, mix.weight] as const))
  const homes = Array.from({ length: unitCount }, (_, i) => ({
    mix: random.chance(0.85) ? main : random.weighted(segment.mixes.map((mix) => [mix, mix.weight] as const)),
    number: String(i * 2 + 1 + (i % 3 === 2 ? 1 : 0)),
  }))
  const queue = random.shuffle(homes)
  return {
    buildings: [],
    floors: null,
    unitCount,
    mixes: countMixes(homes.map(({ mix }) => [mix, 1])),
    propertyType: HOUSE_TYPES[main.mix],
    draw: () => {
      const home = queue.pop()
      if (!home) return null
      return { ...NOWHERE, mix: home.mix, areaSqm: areaOf(random, home.mix), floor: null, unitNo: home.number, effect: taste(random) }
    },
  }
}

/** The homes of a new project of the segment. */
export function planLayout(random: Random, market: DemoMarket, segment: DemoSegment): ProjectLayout {
  if (segment.layout === 'block') return planBlock(random, segment)
  return segment.layout === 'stacks' ? planStacks(random, market, segment) : planHouses(random, segment)
}
