import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'

/** What somebody enters who takes a time. */
export interface VisitorValues {
  name: string
  email: string
  /** code and number joined, or '' */
  phone: string
  unit: string
  note: string
  /** the code that was sent to the phone, where it is asked for */
  otp: string
  website: string
  consent: boolean
}

export const VISITOR_MAX = { name: 80, email: 254, unit: 40, note: 1_000 } as const

export const emptyVisitor: VisitorValues = { name: '', email: '', phone: '', unit: '', note: '', otp: '', website: '', consent: false }

/** What is typed; the code of a phone and the consent are of one attempt. */
export const VISITOR_TEXTS = ['name', 'email', 'phone', 'unit', 'note'] as const satisfies (keyof VisitorValues)[]

type Rule<Value> = (value: Value) => MessageDescriptor | undefined

const needed = msg`This is needed.`
const within =
  (max: number): Rule<string> =>
  (text) =>
    text.trim().length > max ? msg`This is too long.` : undefined
const required: Rule<string> = (text) => (text.trim() === '' ? needed : undefined)

/** §5: what is wrong with the value of a field, or nothing. */
export const visitorRules = {
  name: (text) => required(text) ?? within(VISITOR_MAX.name)(text),
  email: (text) => required(text) ?? (isEmailAddress(text.trim()) ? undefined : msg`This is not an e-mail address.`),
  phone: (phone) => required(phone) ?? (isPhoneNumber(phone) ? undefined : msg`This is not a phone number.`),
  unit: within(VISITOR_MAX.unit),
  note: within(VISITOR_MAX.note),
  otp: () => undefined,
  website: () => undefined,
  consent: (isGiven) => (isGiven ? undefined : msg`Without this the appointment cannot be arranged.`),
} satisfies { [Name in keyof VisitorValues]: Rule<VisitorValues[Name]> }

/** The validators of a field whose rule is in the table. */
export const visitorRule = (name: Exclude<keyof VisitorValues, 'consent'>) => ({
  onChange: ({ value }: { value: string }) => visitorRules[name](value),
})
