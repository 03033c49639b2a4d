import { spellOut } from '#lib/search-terms.ts'
import type { ListingRow } from '../listing/listing-row.ts'

type Located = Pick<
  ListingRow,
  'country' | 'activity' | 'typeGroup' | 'projectSlug' | 'street' | 'postalCode' | 'unitMix' | 'propertyType' | 'placeShown'
>

/**
 * Only advertisements with the same key can be of one home: of the same country, activity, project and unit mix. Where the records do not have the
 * project, of the same street and postal code as they are spelt out, and the same property type. Null where neither is told, and where the
 * address is hidden, as another's advertisement beside it would tell it: such a one has no like.
 */
export function homeKey(home: Located): string | null {
  const { country, activity, typeGroup, projectSlug, street, postalCode, unitMix, propertyType } = home
  if (home.placeShown !== 'address') return null
  const head = `${country}|${activity}|${unitMix}|`
  if (typeGroup !== null && projectSlug !== null) return `${head}${typeGroup}|${projectSlug}`
  const place = [spellOut(street), postalCode.replaceAll(/\W/g, '').toLowerCase()]
  return place.every((part) => part === '') ? null : `${head}-|${place.join('|')}|${propertyType}`
}
