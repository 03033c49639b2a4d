import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { joinedPhone } from '#lib/phone-number.ts'
import type { HostedOpenHouse } from './hosted-open-houses.ts'
import { VISITOR_MAX_CHARS } from './visitor-rules.ts'

const MINUTE = 60
const HOUR = 3_600

/** Visitors check in from so long before the beginning until so long after the end. */
const OPEN_BEFORE_SECONDS = 60 * MINUTE
const OPEN_AFTER_SECONDS = 120 * MINUTE
/** What was entered in time, on a device without a connection, is taken for so long after the check-in has closed. */
const LATE_SECONDS = 48 * HOUR
/** Clocks of visitors' devices are not exact. */
const CLOCK_SECONDS = 5 * MINUTE

export const QUESTION_MAX_CHARS = 200
export const ANSWER_MAX_CHARS = 500

type Times = Pick<HostedOpenHouse, 'startsAt' | 'endsAt'>

/** From when until when visitors check in, in unix seconds. */
export const checkInSpan = ({ startsAt, endsAt }: Times): { from: number; until: number } => ({
  from: startsAt - OPEN_BEFORE_SECONDS,
  until: endsAt + OPEN_AFTER_SECONDS,
})

/** When somebody came who entered themselves at a moment of their device and is received now; null where that is no time to check in, or too long ago. */
export function cameAt(times: Times, enteredAt: number, now: number): number | null {
  const { from, until } = checkInSpan(times)
  if (enteredAt > now + CLOCK_SECONDS || now > until + LATE_SECONDS) return null
  const at = Math.min(enteredAt, now)
  return at >= from && at <= until ? at : null
}

interface Visitor {
  name: string
  /** '' where none is given */
  email: string
  phone: string
  answer: string
}

export type VisitField = keyof Visitor

/** Who checks in, cleaned; or the first field that is wrong. The phone is kept as "+6591234567". */
export function readCheckIn(input: Visitor): { visitor: Visitor } | { wrong: VisitField } {
  const [name, email, answer] = [cleanLine(input.name), input.email.trim(), input.answer.trim()]
  const phone = joinedPhone(input.phone)
  if (name === '' || name.length > VISITOR_MAX_CHARS.name) return { wrong: 'name' }
  if (phone === null) return { wrong: 'phone' }
  if (email !== '' && !isEmailAddress(email)) return { wrong: 'email' }
  if (answer.length > ANSWER_MAX_CHARS) return { wrong: 'answer' }
  return { visitor: { name, email, phone, answer } }
}

/** What visitors are asked, on one line; null where it is too long. */
export function readQuestion(text: string): string | null {
  const question = cleanLine(text)
  return question.length > QUESTION_MAX_CHARS ? null : question
}
