import { contactCard } from '#lib/contact-card.ts'
import type { Lead } from './inbox.ts'

/** Who wrote, as a card for address books. */
export const leadCard = ({ name, company, phone, email, message }: Lead): string =>
  contactCard({ name, company, phone, email, note: message })
