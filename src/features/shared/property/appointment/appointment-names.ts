import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppointmentKind } from '#graphql/generated/graphql.ts'

/** What an appointment is called, by what it is for. */
export const APPOINTMENT_NAMES = {
  VIEWING: msg`Viewing`,
  VALUATION: msg`Valuation`,
  CONSULTATION: msg`Consultation`,
} as const satisfies Record<AppointmentKind, MessageDescriptor>
