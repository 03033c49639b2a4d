import { spellOut } from '#lib/search-terms.ts'
import type { ListingRow } from '../listing-row.ts'

type Located = Pick<ListingRow, 'country' | 'activity' | 'typeGroup' | 'projectSlug' | 'street' | 'postalCode' | 'unitMix' | 'propertyType'>

/**
 * Only advertisements with the same key can be of one home: of the same country, activity, project and unit mix. Where the records do not have the
 * project, of the same street and postal code as they are spelt out, and the same property type. Null where neither is told: such a one has no like.
 */
export function homeKey({ country, activity, typeGroup, projectSlug, street, postalCode, unitMix, propertyType }: Located): string | null {
  const head = `${country}|${activity}|${unitMix}|`
  if (typeGroup !== null && projectSlug !== null) return `${head}${typeGroup}|${projectSlug}`
  const place = [spellOut(street), postalCode.replaceAll(/\W/g, '').toLowerCase()]
  return place.every((part) => part === '') ? null : `${head}-|${place.join('|')}|${propertyType}`
}
