import type { ProjectFilter } from '#graphql/generated/graphql.ts'
import { NEAR_RADIUS_METRES, parseNear, wireArea } from '../search/search-address.ts'

/** What an address asks that the markers do not hold, so that only the provider can answer it. */
export const ASKED_KEYS = ['q', 'areaId', 'street', 'near', 'type', 'inArea'] as const
export type Asked = { [Key in (typeof ASKED_KEYS)[number]]?: string | number | undefined }

/** The same as texts. */
export type AskedWords = { [Key in keyof Asked]: string }

/** That part of an address, without what is not asked. */
export const askedOf = (search: Asked): AskedWords =>
  Object.fromEntries(ASKED_KEYS.flatMap((key) => (search[key] === undefined ? [] : [[key, String(search[key])]]))) as AskedWords

/** The narrowest place given wins: an area, a street, a circle; only without one the words are looked for. */
function placeFilter({ q, areaId, street, near }: Asked): ProjectFilter {
  if (areaId !== undefined) return { areaId: wireArea(areaId, q) }
  if (street !== undefined) return { street: String(street) }
  const centre = near === undefined ? null : parseNear(String(near))
  if (centre) return { near: { ...centre, radiusMetres: NEAR_RADIUS_METRES } }
  return q === undefined ? {} : { text: String(q) }
}

/** In the contract's words. */
export const askedFilter = (asked: Asked): ProjectFilter => ({
  ...placeFilter(asked),
  ...(asked.type === undefined ? {} : { propertyTypes: String(asked.type).split('.') }),
  ...(asked.inArea === undefined ? {} : { areaIds: String(asked.inArea).split('_') }),
})
