import type { DeskHidden, DeskObjects } from './desk-objects.ts'

/** A first payment that nobody makes ends the subscription: Stripe gives it 23 hours. */
export const INCOMPLETE_SECONDS = 23 * 3_600
/** An invoice of a renewal stays a draft for about an hour. */
export const DRAFT_SECONDS = 3_600
/** How long before its end a trial is announced. */
export const TRIAL_NOTICE_SECONDS = 3 * 86_400
/** After the first failed charge, after the second, after the third; then the subscription ends. */
export const RETRY_SECONDS: readonly number[] = [3, 5, 7].map((days) => days * 86_400)

/** When something next happens to a subscription by itself, in unix seconds; null when nothing does. */
export function nextDue(
  subscription: DeskObjects['subscription'],
  { chargeAt, isTrialNoticeSent }: DeskHidden['subscription'],
): number | null {
  const { status, created, trial_end: trialEnd, cancel_at: cancelAt, items, pending_update: waiting } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return null
  if (status === 'incomplete') return created + INCOMPLETE_SECONDS
  const moments = [
    ...(status === 'paused' ? [] : items.data.map((item) => item.current_period_end)),
    ...(chargeAt === null ? [] : [chargeAt]),
    ...(cancelAt === null ? [] : [cancelAt]),
    ...(waiting ? [waiting.expires_at] : []),
    ...(status === 'trialing' && trialEnd !== null && !isTrialNoticeSent ? [trialEnd - TRIAL_NOTICE_SECONDS] : []),
  ]
  return moments.length === 0 ? null : Math.min(...moments)
}
