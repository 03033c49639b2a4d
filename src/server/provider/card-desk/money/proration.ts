/** Half away from zero, as Stripe rounds: a credit is as large as the charge of the same share. */
export const roundMinor = (amount: number): number => Math.sign(amount) * Math.floor(Math.abs(amount) + 0.5) || 0

interface Span {
  start: number
  end: number
}

/** The share of an amount that belongs to what is left of a period at a moment (unix seconds, counted by the second); minor units. */
export function leftOver(amount: number, { start, end }: Span, at: number): number {
  if (end <= start) return 0
  const left = Math.min(Math.max(end - at, 0), end - start)
  return roundMinor((amount * left) / (end - start))
}
