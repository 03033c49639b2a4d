import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OwnAppointmentKind } from '#graphql/generated/graphql.ts'

/** What agents call what they write into their calendars, by what it is for. */
export const OWN_APPOINTMENT_NAMES = {
  VIEWING: msg`Viewing`,
  VALUATION: msg`Valuation`,
  MEETING: msg`Meeting`,
  BLOCKED: msg`Blocked time`,
  OTHER: msg`Something else`,
} as const satisfies Record<OwnAppointmentKind, MessageDescriptor>
