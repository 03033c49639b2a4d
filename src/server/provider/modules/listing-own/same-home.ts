import { AREA_SLACK } from '../listing-group/same-home.ts'

/** The share of the larger size by which the sizes of one home may differ, as the placing of advertisements in homes has it. */
const AREA_TOLERANCE = 1 - Math.exp(-AREA_SLACK)

const isAlike = (left: string, right: string, column: string): string =>
  `(${left}.${column} is null or ${right}.${column} is null or ${left}.${column} = ${right}.${column})`

const plain = (row: string): string => `lower(replace(${row}.address, ' ', ''))`

/**
 * Whether two rows of `listing`, by these names, advertise the same home: the same country, purpose, project (or street and postal code), mix and type,
 * with sizes, floors and addresses that do not contradict each other. What one of them does not tell contradicts nothing.
 *
 * Not the rule that places advertisements in homes (group/same-home.ts, decision 103): that one parts all advertisements of a project at
 * once, by price as well, and takes two by one agent for two homes unless both give the address; this one asks whether one agent advertises
 * a home twice, which the transaction that publishes must know of itself, in SQL.
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
