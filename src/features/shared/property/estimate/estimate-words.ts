import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Confidence, RefusalReason, UnmeasuredReason } from '#graphql/generated/graphql.ts'

/** An estimate as shown: rounded to three or four figures, in steps of 100, 1,000 or 10,000 by size, because it is no more exact. */
export function roundEstimate(value: number): number {
  const step = value >= 5_000_000 ? 10_000 : value >= 100_000 ? 1_000 : 100
  return Math.round(value / step) * step
}

export const confidenceWords: Record<Confidence, MessageDescriptor> = {
  HIGH: msg`High confidence`,
  MEDIUM: msg`Medium confidence`,
  LOW: msg`Low confidence`,
}

/** Why no estimate is given, in one sentence. */
export const refusalWords: Record<RefusalReason, MessageDescriptor> = {
  NO_SALES: msg`Nothing here or close by has been sold in the period we look at.`,
  TOO_FEW_COMPARABLES: msg`Too few comparable sales stand behind it.`,
  TOO_OLD: msg`The comparable sales are too old to speak for today.`,
  TOO_SPREAD: msg`The comparable sales differ too much from each other.`,
  UNKNOWN_HOME: msg`We know no home like this in the project.`,
  SIZE_NOT_HERE: msg`No home of this kind and size is known in the project.`,
  FLOOR_NOT_HERE: msg`The building has no such floor as far as is known.`,
}

/** Refusals because the project has no such home, however many sales there are. */
export const NO_SUCH_HOME: readonly RefusalReason[] = ['UNKNOWN_HOME', 'SIZE_NOT_HERE', 'FLOOR_NOT_HERE']

/** Why there is no figure, in one sentence, the same wherever an estimate is shown. */
export const unmeasuredWords: Record<UnmeasuredReason, MessageDescriptor> = {
  DEMONSTRATION: msg`How close estimates come is not measured here: the prices are invented for demonstration, and a back-test on them would say nothing about real homes.`,
  NO_BACK_TEST: msg`How close estimates of such homes come is not measured: no back-test of them is on record here.`,
  TOO_FEW_SALES: msg`How close estimates of such homes come is not measured: their sales are too few, or of too few months, for a back-test.`,
  OTHER_METHOD: msg`How close this estimate comes is not measured: the back-test on record is of the fitted method, and this home could only be valued by the comparable sales method.`,
}
