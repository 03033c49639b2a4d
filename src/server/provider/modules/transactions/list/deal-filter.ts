import type { TransactionKind } from '#graphql/deal-kinds.ts'
import { STACK_SAMPLE_FLOORS } from '#graphql/limits.ts'
import { type ActivityType, type TypeGroup, UNIT_MIXES } from '#market/vocabulary.ts'
import { builder } from '../../../builder.ts'
import { TXN_FLAG } from '../../../db/market/rows.ts'
import { refusal } from '../../../errors.ts'
import { ActivityTypeEnum, TypeGroupEnum } from '../../../vocabulary-enums.ts'
import { between, isOneOf } from '../../property/figure-conditions.ts'
import type { ProjectFilter } from '../../property/filter.ts'
import { ProjectFilterInput, RangeInput } from '../../property/filter-input.ts'
import { USUAL_DEAL } from '../../property/pooled-sales.ts'
import type { Condition } from '../../property/store.ts'
import { checkSearchText } from '../../search/text-limit.ts'
import { TransactionKindEnum } from '../type.ts'

interface RangeEnds {
  min?: number | null
  max?: number | null
}

/** Which deals: all that is given must hold. */
export interface DealFilter {
  kind?: TransactionKind | null
  typeGroup?: TypeGroup | null
  slug?: string | null
  homes?: ProjectFilter | null
  activities?: readonly ActivityType[] | null
  unitMixes?: readonly string[] | null
  from?: number | null
  to?: number | null
  price?: RangeEnds | null
  psf?: RangeEnds | null
  areaSqm?: RangeEnds | null
  floor?: RangeEnds | null
  address?: string | null
  isUsual?: boolean | null
}

export const DealFilterInput = builder.inputType('DealFilter', {
  description: 'Recorded deals; all that is given must hold.',
  fields: (t) => ({
    kind: t.field({ type: TransactionKindEnum, description: 'Sales without it.' }),
    typeGroup: t.field({ type: TypeGroupEnum, description: 'With slug: of this project alone.' }),
    slug: t.string(),
    homes: t.field({
      type: ProjectFilterInput,
      description: 'Of the projects of this filter; a station, a point and an area are places of it.',
    }),
    activities: t.field({ type: [ActivityTypeEnum] }),
    unitMixes: t.stringList(),
    from: t.field({ type: 'Month' }),
    to: t.field({ type: 'Month' }),
    price: t.field({ type: RangeInput }),
    psf: t.field({ type: RangeInput }),
    areaSqm: t.field({ type: RangeInput }),
    floor: t.field({ type: RangeInput, description: 'A band of floors belongs to it when one of its floors does; unknown floors do not.' }),
    address: t.string({
      description:
        'Of houses that are kept by suburb or scheme: "8 Cedar Avenue" is this house, "Cedar Avenue" every house of the street. Compared as written, and with the addresses of houses alone.',
    }),
    isUsual: t.boolean({ description: 'Without several units in one deal, and without outliers.' }),
  }),
})

const hasEnds = (range: RangeEnds | null | undefined): range is RangeEnds => range != null && (range.min != null || range.max != null)

const inRange = (column: string, range: RangeEnds | null | undefined): Condition[] =>
  hasEnds(range) ? [between(column, range.min ?? null, range.max ?? null)] : []

function onFloors(range: RangeEnds | null | undefined, isDisclosed: boolean): Condition[] {
  if (!hasEnds(range)) return []
  const { low, high } = floorEnds(isDisclosed)
  const sides = [...inRange(high, { min: range.min }), ...inRange(low, { max: range.max })]
  return [{ sql: 't.floor_low is not null', parameters: [] }, ...sides]
}

/** A house by its address, or all of a street: before its name stands a number, no other word ("8 Old Cedar Avenue" is of another street). */
function atAddress(address: string): Condition {
  checkSearchText(address)
  const street = ` ${address}`
  const number = 'substr(t.unit_no, 1, length(t.unit_no) - length(?))'
  return {
    sql: `t.flags & ${TXN_FLAG.landArea} <> 0 and (t.unit_no = ? or substr(t.unit_no, -length(?)) = ?
      and ${number} glob '[0-9]*' and instr(${number}, ' ') = 0)`,
    parameters: [address, street, street, street, street],
  }
}

/** What a filter says of `txn t` itself, but for its kind. `isDisclosed`: the request is told exact floors. */
export function dealConditions(filter: DealFilter, isDisclosed: boolean): Condition[] {
  const { activities, unitMixes, from, to, isUsual } = filter
  if ((unitMixes?.length ?? 0) > UNIT_MIXES.length) throw refusal('too-many-types', `unitMixes holds at most ${UNIT_MIXES.length}.`)
  return [
    ...inRange('t.month', { min: from, max: to }),
    ...(activities?.length ? [isOneOf('t.activity', activities)] : []),
    ...(unitMixes?.length ? [isOneOf('t.unit_mix', unitMixes)] : []),
    ...inRange('t.price', filter.price),
    ...inRange('t.psf', filter.psf),
    ...inRange('t.area_sqm', filter.areaSqm),
    ...onFloors(filter.floor, isDisclosed),
    ...(filter.address ? [atAddress(filter.address)] : []),
    ...(isUsual ? [{ sql: USUAL_DEAL, parameters: [] }] : []),
  ]
}

/**
 * The ends of a deal's floors as SQL over `txn t`, as far as the request may see them: the rule of unit-identity.ts. Without a plan an exact
 * floor is its band of five, so that no bound of a list finds out what its rows withhold.
 */
function floorEnds(isDisclosed: boolean): { low: string; high: string } {
  const highest = 'coalesce(t.floor_high, t.floor_low)'
  if (isDisclosed) return { low: 't.floor_low', high: highest }
  const isExact = `t.floor_low = t.floor_high and t.floor_high > ${STACK_SAMPLE_FLOORS}`
  const low = '(t.floor_low - (t.floor_low - 1) % 5)'
  return { low: `iif(${isExact}, ${low}, t.floor_low)`, high: `iif(${isExact}, ${low} + 4, ${highest})` }
}
