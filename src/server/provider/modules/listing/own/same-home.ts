/** Sizes that differ by less are the same: agents round, and measure by plans. */
const AREA_TOLERANCE = 0.02

const isAlike = (left: string, right: string, column: string): string =>
  `(${left}.${column} is null or ${right}.${column} is null or ${left}.${column} = ${right}.${column})`

const plain = (row: string): string => `lower(replace(${row}.address, ' ', ''))`

/**
 * Whether two rows of `listing`, by these names, advertise the same home: the same country, purpose, project (or street and postal code), mix and type,
 * with sizes, floors and addresses that do not contradict each other. What one of them does not tell contradicts nothing.
 */
export const isSameHomeSql = (
  left: string,
  right: string,
): string => `(${left}.country = ${right}.country and ${left}.activity = ${right}.activity
  and ${left}.unit_mix = ${right}.unit_mix and ${left}.property_type = ${right}.property_type
  and ${left}.type_group is ${right}.type_group and ${left}.project_slug is ${right}.project_slug
  and (${left}.project_slug is not null or (lower(${left}.street) = lower(${right}.street) and ${left}.postal_code = ${right}.postal_code))
  and (${left}.area_sqm is null or ${right}.area_sqm is null
    or abs(${left}.area_sqm - ${right}.area_sqm) <= ${AREA_TOLERANCE} * max(${left}.area_sqm, ${right}.area_sqm))
  and ${isAlike(left, right, 'floor')} and ${isAlike(left, right, 'floor_type')}
  and (${left}.address = '' or ${right}.address = '' or ${plain(left)} = ${plain(right)}))`
