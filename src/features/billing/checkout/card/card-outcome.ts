/** How asking the card service ended; `lost`: it did not answer, so that it is not known. */
export type CardOutcome = { is: 'confirmed' } | { is: 'declined'; code: string } | { is: 'challenged' } | { is: 'lost' }

const DONE: readonly string[] = ['succeeded', 'processing', 'requires_capture']

interface IntentFacts {
  status: string
  failure: { code?: string | null; decline_code?: string | null } | null
}

/** What the status of a payment or of a setup means. */
export function outcomeOf({ status, failure }: IntentFacts): CardOutcome {
  if (DONE.includes(status)) return { is: 'confirmed' }
  if (status === 'requires_action') return { is: 'challenged' }
  return { is: 'declined', code: failure?.decline_code || failure?.code || 'card_declined' }
}

/** A general refusal says less than why it was refused. */
export const declineCode = ({ code, decline_code: reason }: NonNullable<IntentFacts['failure']>): string =>
  reason || code || 'card_declined'
