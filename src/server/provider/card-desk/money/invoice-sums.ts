import { roundMinor } from './proration.ts'

/** A line before discounts and tax; credits are negative. All amounts are minor units. */
export interface SumLine {
  amount: number
  isDiscountable: boolean
  /** the rates that hold for it */
  rates: readonly SumRate[]
}

export interface SumRate {
  id: string
  percentage: number
  isInclusive: boolean
}

export interface SumDiscount {
  id: string
  percentOff: number | null
  amountOff: number | null
}

export interface LineSums {
  /** what each discount takes off, in their order */
  discounts: { id: string; amount: number }[]
  taxes: { rate: SumRate; amount: number; taxable: number }[]
}

export interface InvoiceSums {
  lines: LineSums[]
  subtotal: number
  discount: number
  /** tax that is added to the prices, and tax that lies within them */
  exclusiveTax: number
  inclusiveTax: number
  total: number
  totalWithoutTax: number
}

/** Splits an amount over weights so that the parts are whole and add up to it: the largest remainders get what is left. */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (amount * weight) / whole)
  const parts = exact.map(Math.floor)
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact.map((value, i) => ({ i, remainder: value - Math.floor(value) })).toSorted((a, b) => b.remainder - a.remainder)
  for (const { i } of byRemainder.slice(0, left)) parts[i] = (parts[i] ?? 0) + 1
  return parts
}

/** What one discount takes off each line, given what is left of them. Credits are not discounted. */
function takeOff(left: readonly number[], { percentOff, amountOff }: SumDiscount): number[] {
  if (percentOff !== null) return left.map((amount) => Math.min(amount, roundMinor((amount * percentOff) / 100)))
  const whole = left.reduce((sum, amount) => sum + amount, 0)
  return splitByWeight(Math.min(amountOff ?? 0, whole), left)
}

/** The sums of an invoice: discounts one after the other on what the earlier ones left, then tax on each line. */
export function invoiceSums(lines: readonly SumLine[], discounts: readonly SumDiscount[]): InvoiceSums {
  const sums: LineSums[] = lines.map(() => ({ discounts: [], taxes: [] }))
  let left = lines.map(({ amount, isDiscountable }) => (isDiscountable ? Math.max(amount, 0) : 0))
  for (const discount of discounts) {
    const off = takeOff(left, discount)
    left = left.map((amount, i) => amount - (off[i] ?? 0))
    for (const [i, line] of sums.entries()) if (off[i]) line.discounts.push({ id: discount.id, amount: off[i] ?? 0 })
  }
  for (const [i, line] of sums.entries()) {
    const { amount = 0, rates = [] } = lines[i] ?? {}
    line.taxes = taxesOf(amount - line.discounts.reduce((sum, one) => sum + one.amount, 0), rates)
  }
  const taxes = sums.flatMap((line) => line.taxes)
  const taxOf = (isInclusive: boolean) => taxes.reduce((sum, { rate, amount }) => sum + (rate.isInclusive === isInclusive ? amount : 0), 0)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discount = sums.flatMap((line) => line.discounts).reduce((sum, { amount }) => sum + amount, 0)
  const [exclusiveTax, inclusiveTax] = [taxOf(false), taxOf(true)]
  const total = subtotal - discount + exclusiveTax
  return { lines: sums, subtotal, discount, exclusiveTax, inclusiveTax, total, totalWithoutTax: total - exclusiveTax - inclusiveTax }
}

/** Inclusive tax lies within the amount, exclusive tax comes upon what is left without it. */
function taxesOf(amount: number, rates: readonly SumRate[]): LineSums['taxes'] {
  const inclusive = rates.filter(({ isInclusive }) => isInclusive)
  const percent = inclusive.reduce((sum, { percentage }) => sum + percentage, 0)
  const net = roundMinor(amount / (1 + percent / 100))
  const shares = splitSigned(
    amount - net,
    inclusive.map(({ percentage }) => percentage),
  )
  return rates.map((rate) => {
    const at = inclusive.indexOf(rate)
    return { rate, taxable: net, amount: at >= 0 ? (shares[at] ?? 0) : roundMinor((net * rate.percentage) / 100) }
  })
}

const splitSigned = (amount: number, weights: readonly number[]): number[] =>
  splitByWeight(Math.abs(amount), weights).map((part) => (amount < 0 ? -part : part) || 0)
