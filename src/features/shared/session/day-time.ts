import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'

/** §9: days and hours are told in Singapore's time where nothing names another, on the server as in the browser. */
const TIME_ZONE = 'Asia/Singapore'

const tell =
  (options: Intl.DateTimeFormatOptions) =>
  (moment: string, locale: string, timeZone: string = TIME_ZONE) => {
    const date = new Date(moment)
    if (Number.isNaN(date.getTime())) return moment
    return dateFormat(dateTagOf(locale), { ...options, timeZone }).format(date)
  }

/** ISO 8601 → "20 Nov 2026" in the order of the locale (its BCP-47 tag) by the clock of an IANA zone; other text is returned as it is. */
export const formatDay = tell({ dateStyle: 'medium' })

/** A day of a calendar, "2026-11-20", which is the same day everywhere → "20 Nov 2026" likewise. */
export const formatPlainDay = (day: string, locale: string): string => formatDay(day, locale, 'UTC')

/** ISO 8601 → "20 Nov 2026, 13:05" in the locale's order; other text is returned as it is. */
export const formatDayTime = tell({ dateStyle: 'medium', timeStyle: 'short' })
