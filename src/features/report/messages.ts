import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Confidence, RefusalReason } from '#graphql/generated/graphql.ts'

export const confidenceWords: Record<Confidence, MessageDescriptor> = { HIGH: msg`High`, MEDIUM: msg`Medium`, LOW: msg`Low` }

/** Why no estimate is given, in one sentence. */
export const refusalWords: Record<RefusalReason, MessageDescriptor> = {
  NO_SALES: msg`Nothing here or close by has been sold in the period we look at.`,
  TOO_FEW_COMPARABLES: msg`Too few comparable sales stand behind it.`,
  TOO_OLD: msg`The comparable sales are too old to speak for today.`,
  TOO_SPREAD: msg`The comparable sales differ too much from each other.`,
  UNKNOWN_HOME: msg`We know no home like this in the project.`,
}

/** What went wrong, by the failure's code; everything else is "could not load". */
export const failureWords: Record<string, MessageDescriptor> = {
  timeout: msg`The data took too long to arrive. Try again in a moment.`,
  'circuit-open': msg`The data service is resting after errors. Try again in a minute.`,
}

export const failureDefault = msg`This could not be loaded. Nothing is wrong on your side; try again in a moment.`
