import type { MapLimits, Spot } from '#filter/map-limits.ts'
import type { ProjectFilter } from '#graphql/generated/graphql.ts'
import { encodeRings } from '#market/ring-text.ts'

const NUMBER_NAMES: Record<string, string> = { '1': 'ONE', '2': 'TWO', '3': 'THREE', '4': 'FOUR', '5+': 'FIVE_OR_MORE' }
const enumName = (name: string): string => NUMBER_NAMES[name] ?? name.toUpperCase().replaceAll('-', '_')

const place = ({ lat5, lng5 }: Spot) => ({ lat: lat5 / 1e5, lng: lng5 / 1e5 })

/** The limits in the contract's words. */
export function wireLimits({ filter, places }: MapLimits): ProjectFilter {
  const { statuses, ...rest } = filter
  const fields = Object.entries({ ...rest, constructionStatuses: statuses }).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(enumName) : value,
  ])
  const around = [
    ...(places.around ? [{ ...place(places.around), radiusMetres: places.around.metres }] : []),
    ...(places.school ? [{ ...place(places.school), radiusMetres: places.school.km * 1000 }] : []),
  ]
  return {
    ...Object.fromEntries(fields),
    outlines: places.draw.length > 0 ? encodeRings(places.draw) : null,
    around: around.length > 0 ? around : null,
    reach: places.reach ? { ...place(places.reach), minutes: places.reach.minutes } : null,
  }
}
