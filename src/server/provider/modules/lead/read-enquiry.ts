import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { joinedPhone } from '#lib/phone-number.ts'
import { actionKey } from '../../asked.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'

export const ENQUIRY_MAX_CHARS = { name: 80, message: 2_000 } as const

interface Enquiry {
  name: string
  email: string
  /** '' where none is given */
  phone: string
  message: string
}

const wrong = (field: keyof Enquiry) => refusal(`enquiry-${field}`, `The ${field} is missing, too long or not valid.`)

/** Who writes and what, cleaned. Throws `enquiry-<field>` for the first field that is wrong. */
export function readEnquiry(input: Enquiry): Enquiry {
  const read = readPerson(input)
  if (read.message === '') throw wrong('message')
  return read
}

/** The same of a form that asks for no message: '' without any. */
export function readPerson(input: Enquiry): Enquiry {
  const [name, email, message] = [cleanLine(input.name), input.email.trim(), input.message.trim()]
  const phone = input.phone.trim() === '' ? '' : joinedPhone(input.phone)
  if (name === '' || name.length > ENQUIRY_MAX_CHARS.name) throw wrong('name')
  if (!isEmailAddress(email)) throw wrong('email')
  if (phone === null) throw wrong('phone')
  if (message.length > ENQUIRY_MAX_CHARS.message) throw wrong('message')
  return { name, email, phone, message }
}

/** The id of the lead that an attempt makes: the same attempt is the same lead. */
export const enquiryLeadId = (key: string, to: string, email: string): string => idOfKey(actionKey(key, 'enquiry', to, email))
