import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingState } from '#graphql/generated/graphql.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { SchedulerView } from '../search.ts'

export const BOOKING_STATE_WORDS = {
  HELD: msg`To be confirmed`,
  CONFIRMED: msg`Confirmed`,
  DECLINED: msg`Declined`,
  LAPSED: msg`Not answered in time`,
  MOVED: msg`Moved`,
  CANCELLED: msg`Cancelled`,
  DONE: msg`Done`,
} as const satisfies Record<BookingState, MessageDescriptor>

export const BOOKING_STATE_TONES = {
  HELD: 'caution',
  CONFIRMED: 'lagoon',
  DECLINED: 'quiet',
  LAPSED: 'quiet',
  MOVED: 'quiet',
  CANCELLED: 'quiet',
  DONE: 'quiet',
} as const satisfies Record<BookingState, BadgeTone>

export const VIEW_WORDS = {
  agenda: msg`Agenda`,
  day: msg`Day`,
  week: msg`Week`,
  month: msg`Month`,
  hours: msg`Hours and rules`,
} as const satisfies Record<SchedulerView, MessageDescriptor>

const ZONE_WORDS = {
  'Asia/Singapore': msg`Singapore time`,
  'Asia/Kuala_Lumpur': msg`Malaysia time`,
  'Asia/Hong_Kong': msg`Hong Kong time`,
  'Australia/Sydney': msg`Sydney time`,
  'Australia/Melbourne': msg`Melbourne time`,
  'Australia/Brisbane': msg`Brisbane time`,
  'Australia/Adelaide': msg`Adelaide time`,
  'Australia/Perth': msg`Perth time`,
  'Australia/Hobart': msg`Hobart time`,
  'Australia/Darwin': msg`Darwin time`,
} as const satisfies Record<string, MessageDescriptor>

const isKnownZone = (timeZone: string): timeZone is keyof typeof ZONE_WORDS => Object.hasOwn(ZONE_WORDS, timeZone)

/** The name of a place's clock; the IANA name of one that has no words. */
export const zoneWords = (i18n: Pick<I18n, '_'>, timeZone: string): string =>
  isKnownZone(timeZone) ? i18n._(ZONE_WORDS[timeZone]) : timeZone
