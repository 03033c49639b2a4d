import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What went wrong, by the failure's code; everything else is "could not load". */
export const reportFailureWords: Record<string, MessageDescriptor> = {
  timeout: msg`The data took too long to arrive. Try again in a moment.`,
  'circuit-open': msg`The data service is resting after errors. Try again in a minute.`,
}

export const failureDefault = msg`This could not be loaded. Nothing is wrong on your side; try again in a moment.`
