import type { LaunchCardFragment } from '#graphql/generated/graphql.ts'

type Mixes = LaunchCardFragment['unitMixes']

/** Units that the developer still has; null when no unit mix tells. */
export function unitsLeft(mixes: Mixes): number | null {
  const counted = mixes.flatMap(({ unitsAvailable }) => unitsAvailable ?? [])
  return counted.length === 0 ? null : counted.reduce((sum, units) => sum + units, 0)
}

/** From the cheapest to the dearest kind of home by its median new sale of the trailing twelve months, else by all launch prices. */
export function priceRange(mixes: Mixes): { kind: 'medians' | 'prices'; low: number; high: number } | null {
  const medians = mixes.flatMap(({ salePriceMedian }) => salePriceMedian ?? [])
  if (medians.length > 0) return { kind: 'medians', low: Math.min(...medians), high: Math.max(...medians) }
  const prices = mixes.flatMap(({ launchPriceMin, launchPriceMax }) => [launchPriceMin, launchPriceMax]).filter((price) => price !== null)
  return prices.length === 0 ? null : { kind: 'prices', low: Math.min(...prices), high: Math.max(...prices) }
}

interface PlacedArea {
  id: string
  name: string
  nameLocal?: string | null
}

/** The areas of the projects with how many lie in each, most first. */
export function areasOf(projects: readonly { area: PlacedArea }[]): (PlacedArea & { count: number })[] {
  const areas = new Map<string, PlacedArea & { count: number }>()
  for (const { area } of projects) areas.set(area.id, { ...area, count: (areas.get(area.id)?.count ?? 0) + 1 })
  return [...areas.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}
