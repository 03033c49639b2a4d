import { type EnumWord, enumWord } from '#filter/wire-names.ts'
import { AppointmentKind } from '#graphql/generated/enumerations.ts'

/** The kinds of appointment as addresses write them. */
export const APPOINTMENT_WORDS = AppointmentKind.map(enumWord)
export type KindWord = EnumWord<AppointmentKind>
