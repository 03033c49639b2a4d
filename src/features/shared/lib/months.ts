/** Calendar months travel as integers yyyymm (202507) inside the provider and as "2025-07" on the wire. */

/** months since year 0, for arithmetic */
export const monthIndex = (month: number): number => Math.floor(month / 100) * 12 + (month % 100) - 1

/** the inverse of {@link monthIndex} */
export const monthOfIndex = (index: number): number => Math.floor(index / 12) * 100 + (index % 12) + 1

export const addMonths = (month: number, by: number): number => monthOfIndex(monthIndex(month) + by)

/** how many months `to` lies after `from` (negative when before) */
export const monthsBetween = (from: number, to: number): number => monthIndex(to) - monthIndex(from)

/** Figures older than so many months are said to be old beside the figure. */
export const OLD_AFTER_MONTHS = 6

/** How many months before `now` a month ended, if that is more than {@link OLD_AFTER_MONTHS}; else, and for no month, null. */
export function monthsOld(month: string, now: Date): number | null {
  const parsed = parseMonth(month)
  if (parsed === null) return null
  const age = monthsBetween(parsed, now.getUTCFullYear() * 100 + now.getUTCMonth() + 1)
  return age > OLD_AFTER_MONTHS ? age : null
}

/** Whether a month, "2025-01", lies more than {@link OLD_AFTER_MONTHS} before another. */
export function wasOldIn(month: string, then: string): boolean {
  const [from, to] = [parseMonth(month), parseMonth(then)]
  return from !== null && to !== null && monthsBetween(from, to) > OLD_AFTER_MONTHS
}

/** 202507 → "2025-07" */
export const formatMonth = (month: number): string => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`

/** "2025-07" → 202507; null when it is not a calendar month */
export function parseMonth(text: string): number | null {
  const match = /^(\d{4})-(\d{2})$/.exec(text)
  if (!match) return null
  const month = Number(match[1]) * 100 + Number(match[2])
  return month % 100 >= 1 && month % 100 <= 12 ? month : null
}

/** 202507 → 20253 (yyyyq) */
export const quarterOf = (month: number): number => Math.floor(month / 100) * 10 + Math.ceil((month % 100) / 3)

/** 20253 → "2025-Q3" */
export const formatQuarter = (quarter: number): string => `${Math.floor(quarter / 10)}-Q${quarter % 10}`
