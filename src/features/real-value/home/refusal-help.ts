import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalReason } from '#graphql/generated/graphql.ts'

const anotherKind = msg`Another kind of home in the form: one that has been sold here lately.`
const exactHome = msg`The exact size and floor: sales of homes much larger or smaller count for little.`
const newSale = msg`A sale here or close by: when the next one is recorded, the estimate is tried again by itself.`
const valuer = msg`A valuer who sees the home and may use what no record holds.`

/** What would make an estimate possible, by the reason of the refusal. */
export const refusalHelp: Record<RefusalReason, readonly MessageDescriptor[]> = {
  NO_SALES: [anotherKind, newSale, valuer],
  TOO_FEW_COMPARABLES: [exactHome, anotherKind, newSale, valuer],
  TOO_OLD: [newSale, anotherKind, valuer],
  TOO_SPREAD: [exactHome, valuer],
  UNKNOWN_HOME: [msg`A kind of home from the list in the form.`, valuer],
  SIZE_NOT_HERE: [
    msg`The area left empty in the form: the usual one of that kind of home is then taken.`,
    msg`Another kind of home, if that is its size.`,
    valuer,
  ],
  FLOOR_NOT_HERE: [msg`A floor that the building has.`, valuer],
}
