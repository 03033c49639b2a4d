import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** instant: whoever takes a time has it; review: the agent confirms it within 24 hours, or it lapses */
export const BOOKING_MODES = ['instant', 'review'] as const
export type BookingMode = (typeof BOOKING_MODES)[number]

const APPOINTMENT_ZONES = {
  SG: ['Asia/Singapore'],
  MY: ['Asia/Kuala_Lumpur'],
  HK: ['Asia/Hong_Kong'],
  AU: [
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Adelaide',
    'Australia/Perth',
    'Australia/Hobart',
    'Australia/Darwin',
  ],
} as const satisfies Record<CountryWith<'scheduler'>, readonly [string, ...string[]]>

/** Where appointments of a country can be, by their IANA names; the first is the usual one. */
export const appointmentZones = (country: CountryCode): readonly [string, ...string[]] => APPOINTMENT_ZONES[inModule('scheduler', country)]

/** §6: the countries in which the operator values homes. */
export const DESK_COUNTRIES = ['SG'] as const satisfies readonly CountryCode[]
