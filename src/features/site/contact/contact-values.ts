import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'
import { CONTACT_MAX_CHARS, type ContactInterest } from '#market/contact-consult.ts'

/** §3 contact consult: the values of the form. */
export interface ContactValues {
  name: string
  email: string
  /** code and number joined, or '' */
  phone: string
  companyName: string
  interest: ContactInterest
  message: string
}

/** What is typed. */
export const CONTACT_TEXTS = ['name', 'email', 'phone', 'companyName', 'message'] as const satisfies (keyof ContactValues)[]

type Rule = (text: string) => MessageDescriptor | undefined

const required: Rule = (text) => (text.trim() === '' ? msg`This is needed.` : undefined)
const within =
  (max: number, words = msg`This is too long.`): Rule =>
  (text) =>
    text.trim().length > max ? words : undefined
const { name, companyName, message } = CONTACT_MAX_CHARS

/** §5: what is wrong with the value of a field, or nothing. */
export const contactRules = {
  name: (text) => required(text) ?? within(name)(text),
  email: (text) => required(text) ?? (isEmailAddress(text.trim()) ? undefined : msg`This is not an e-mail address.`),
  phone: (phone) => required(phone) ?? (isPhoneNumber(phone) ? undefined : msg`This is not a phone number.`),
  companyName: within(companyName),
  interest: () => undefined,
  message: (text) => required(text) ?? within(message, msg`At most ${CONTACT_MAX_CHARS.message} characters.`)(text),
} satisfies Record<keyof ContactValues, Rule>

/** The validators of a field whose rule is in the table. */
export const contactRule = (name: keyof ContactValues) => ({ onChange: ({ value }: { value: string }) => contactRules[name](value) })
