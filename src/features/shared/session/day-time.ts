import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'

/** §9: days and hours are told in Singapore's time, on the server as in the browser. */
const TIME_ZONE = 'Asia/Singapore'

const tell = (options: Intl.DateTimeFormatOptions) => (moment: string, locale: string) => {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return moment
  return dateFormat(dateTagOf(locale), { ...options, timeZone: TIME_ZONE }).format(date)
}

/** ISO 8601 → "20 Nov 2026" in the order of the locale (its BCP-47 tag); other text is returned as it is. */
export const formatDay = tell({ dateStyle: 'medium' })

/** ISO 8601 → "20 Nov 2026, 13:05" in the locale's order; other text is returned as it is. */
export const formatDayTime = tell({ dateStyle: 'medium', timeStyle: 'short' })
