import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppointmentOutcome } from '#graphql/generated/graphql.ts'

/** How an appointment went. */
export const OUTCOME_WORDS = {
  CAME: msg`Took place`,
  ABSENT: msg`Did not come`,
  LATE: msg`Cancelled late`,
} as const satisfies Record<AppointmentOutcome, MessageDescriptor>
