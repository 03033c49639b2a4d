import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { joinedPhone } from '#lib/phone-number.ts'
import { idOfKey } from '../account/id-of-key.ts'
import { actionKey } from '../booking/asked.ts'

export const ENQUIRY_MAX_CHARS = { name: 80, message: 2_000 } as const

interface WrittenEnquiry {
  name: string
  email: string
  /** "" where none is given */
  phone: string
  message: string
}

/** Who writes, cleaned; or the first field that is wrong. */
export function readEnquiry(input: WrittenEnquiry) {
  const [name, email, message] = [cleanLine(input.name), input.email.trim(), input.message.trim()]
  const phone = input.phone.trim() === '' ? '' : joinedPhone(input.phone)
  if (name === '' || name.length > ENQUIRY_MAX_CHARS.name) return { wrong: 'name' } as const
  if (!isEmailAddress(email)) return { wrong: 'email' } as const
  if (phone === null) return { wrong: 'phone' } as const
  if (message === '' || message.length > ENQUIRY_MAX_CHARS.message) return { wrong: 'message' } as const
  return { person: { name, email, phone, message } }
}

/** The id of the lead that an attempt makes. */
export const enquiryLeadId = (key: string, to: string, email: string): string => idOfKey(actionKey(key, 'enquiry', to, email))
