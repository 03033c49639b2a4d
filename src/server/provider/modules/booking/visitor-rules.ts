import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { joinedPhone } from '#lib/phone-number.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { Visitor } from './booking-row.ts'

export const VISITOR_MAX_CHARS = { name: 80, note: 1_000 } as const

export type VisitorField = 'name' | 'email' | 'phone' | 'note'

/** Who comes, cleaned; or the first field that is wrong. The phone is kept as "+6591234567". */
export function readVisitor(input: Record<VisitorField, string>, locale: LocaleCode): { visitor: Visitor } | { wrong: VisitorField } {
  const [name, email, note] = [cleanLine(input.name), input.email.trim(), input.note.trim()]
  const phone = joinedPhone(input.phone)
  if (name.length === 0 || name.length > VISITOR_MAX_CHARS.name) return { wrong: 'name' }
  if (!isEmailAddress(email)) return { wrong: 'email' }
  if (phone === null) return { wrong: 'phone' }
  if (note.length > VISITOR_MAX_CHARS.note) return { wrong: 'note' }
  return { visitor: { name, email, phone, locale, note } }
}
