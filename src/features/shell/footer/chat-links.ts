import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { outsideAddresses } from '#session/outside-addresses.ts'

export type Channel = 'telegram' | 'whatsapp'

/** "+65 6000 0000" → a chat with that number that begins with `text`; null without a number. */
export function chatAddress(channel: Channel, phoneNumber: string | null, text: string): string | null {
  const digits = phoneNumber?.replace(/\D/g, '')
  if (!digits) return null
  const query = `?text=${encodeURIComponent(text.toWellFormed())}`
  return channel === 'whatsapp' ? `https://wa.me/${digits}${query}` : `https://t.me/+${digits}${query}`
}

/** The chat with a country's customer service (§3): the deployment's number, else that of the country's record. */
export const serviceChat = (channel: Channel, country: CountryCode, text: string, { phones } = outsideAddresses()): string | null =>
  chatAddress(channel, phones[country] ?? COUNTRIES[country].customerServicePhoneNumber, text)
