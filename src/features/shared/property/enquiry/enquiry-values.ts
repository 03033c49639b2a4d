import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'

/** The longest texts of a message to an agent. */
export const ENQUIRY_MAX = { name: 80, email: 254, message: 2_000 } as const

/** What somebody enters who asks about a home. */
export const EMPTY_ENQUIRY = { name: '', email: '', phone: '', message: '', website: '' }
export type EnquiryValues = typeof EMPTY_ENQUIRY

const FIELDS = ['name', 'email', 'phone', 'message'] as const
export type EnquiryField = (typeof FIELDS)[number]

/** What is wrong with what was entered, and the first such field, which gets the focus. `needsMessage`: without a message it is not sent. */
export function enquiryFaults(
  { name, email, phone, message }: EnquiryValues,
  needsMessage = true,
): {
  faults: Record<EnquiryField, boolean>
  first: EnquiryField | undefined
} {
  const faults = {
    name: name.trim() === '',
    email: !isEmailAddress(email.trim()),
    phone: phone !== '' && !isPhoneNumber(phone),
    message: needsMessage && message.trim() === '',
  }
  return { faults, first: FIELDS.find((field) => faults[field]) }
}
