import { ORDER_AHEAD_DAYS, ORDER_LINE_MAX_CHARS, ORDER_TEXT_MAX_CHARS, ORDER_WISH_DAYS_MAX } from '#graphql/limits.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { refusal } from '../../errors.ts'

const DAY_MS = 86_400_000

/** A calendar day as it is written, "2026-11-28"; null for any other text. */
function dayNumber(day: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : at / DAY_MS
}

/** Whether a day is today or later, and not further ahead than ORDER_AHEAD_DAYS. `today` is that of the country. */
export function isOrderDay(day: string, today: string): boolean {
  const [asked, now] = [dayNumber(day), dayNumber(today)]
  return asked !== null && now !== null && asked >= now && asked <= now + ORDER_AHEAD_DAYS
}

/** Days that would suit, in order and once each. Throws `order-days`. */
export function wishDays(days: readonly string[], today: string): string[] {
  const once = [...new Set(days)].sort()
  if (once.length > ORDER_WISH_DAYS_MAX || !once.every((day) => isOrderDay(day, today)))
    throw refusal('order-days', `At most ${ORDER_WISH_DAYS_MAX} days, from today to ${ORDER_AHEAD_DAYS} days ahead.`)
  return once
}

/** A text over several lines. Throws `order-text` when it is too long, or empty where one is needed. */
export function orderText(text: string | null | undefined, { isNeeded }: { isNeeded: boolean }): string {
  const clean = (text ?? '').trim()
  if (clean.length > ORDER_TEXT_MAX_CHARS || (isNeeded && clean === ''))
    throw refusal('order-text', `A text of ${isNeeded ? 1 : 0} to ${ORDER_TEXT_MAX_CHARS} characters.`)
  return clean
}

/** A text on one line. Throws `order-text`. */
export function orderLine(text: string | null | undefined): string {
  const clean = cleanLine(text ?? '')
  if (clean.length > ORDER_LINE_MAX_CHARS) throw refusal('order-text', `A line of at most ${ORDER_LINE_MAX_CHARS} characters.`)
  return clean
}
