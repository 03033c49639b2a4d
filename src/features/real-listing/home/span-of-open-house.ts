import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'

/** "Saturday 5 December, 11:00 am – 11:30 am AEDT": from ISO 8601 to ISO 8601 by the clock of a zone, in the order of the locale (its BCP-47 tag). */
export const spanOfOpenHouse = (startsAt: string, endsAt: string, timeZone: string, locale: string): string =>
  dateFormat(dateTagOf(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).formatRange(new Date(startsAt), new Date(endsAt))
