import type { CardKeys } from '../ports/cards/cards.ts'

/** The keys of the desk's accounts. No secrets: the desk stands in the local environment only, and holds invented money. */
export const DESK_KEYS: CardKeys = {
  secretKey: 'sk_test_carddesk',
  publishableKey: 'pk_test_carddesk',
  webhookSecret: 'whsec_carddesk',
}
