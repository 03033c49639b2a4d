import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'
import { CONTACT_MAX_CHARS, type ContactInterest } from '#market/contact-consult.ts'

/** §3 contact consult, as it stands in the form. */
export interface ContactValues {
  name: string
  email: string
  /** code and number joined, or '' */
  phone: string
  companyName: string
  interest: ContactInterest
  message: string
}

export type ContactErrors = Partial<Record<keyof ContactValues, MessageDescriptor>>

const tooLong = (text: string, field: keyof typeof CONTACT_MAX_CHARS) => text.trim().length > CONTACT_MAX_CHARS[field]
const required = msg`This is needed.`
const long = msg`This is too long.`

/** What is wrong, field by field (§5); empty when the message may be sent. */
export function contactErrors({ name, email, phone, companyName, message }: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  if (name.trim() === '') errors.name = required
  else if (tooLong(name, 'name')) errors.name = long
  if (email.trim() === '') errors.email = required
  else if (!isEmailAddress(email.trim())) errors.email = msg`This is not an e-mail address.`
  if (phone === '') errors.phone = required
  else if (!isPhoneNumber(phone)) errors.phone = msg`This is not a phone number.`
  if (tooLong(companyName, 'companyName')) errors.companyName = long
  if (message.trim() === '') errors.message = required
  else if (tooLong(message, 'message')) errors.message = msg`At most ${CONTACT_MAX_CHARS.message} characters.`
  return errors
}
