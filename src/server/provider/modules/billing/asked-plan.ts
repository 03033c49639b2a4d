import { BILLING_LINE_MAX_CHARS, INVOICE_DETAILS, SEATS_MAX } from '#graphql/billing-kinds.ts'
import { PLAN_RIGHTS } from '#graphql/plan-rights.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { refusal } from '../../errors.ts'
import type { SoldPrice } from '../plan/price-rows.ts'
import { currentPrices, readPrices } from '../plan/read-prices.ts'
import type { BillingContext } from '../subscription/sync-subscription.ts'
import type { InvoiceParty } from './checkout-row.ts'

/** What somebody wants to pay. */
export interface AskedPlan {
  price: SoldPrice
  quantity: number
}

/**
 * The price that a payPackageId names, by its id or its lookup key, and a quantity that it is sold in. Throws `billing-plan` and `billing-quantity`.
 */
export async function askedPlan(
  context: BillingContext & { later(work: Promise<unknown>): void },
  { country, payPackageId, quantity }: { country: CountryCode; payPackageId: string; quantity: number },
): Promise<AskedPlan> {
  const find = (prices: readonly SoldPrice[]) => prices.find(({ id, lookupKey }) => id === payPackageId || lookupKey === payPackageId)
  const known = await currentPrices(context, country)
  if (known.prices.length === 0) await readPrices(context, country)
  const price = find(known.prices.length === 0 ? (await currentPrices(context, country)).prices : known.prices)
  if (!price) throw refusal('billing-plan', 'This plan is not sold here.')
  const most = PLAN_RIGHTS[price.plan].seats ? SEATS_MAX : 1
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > most) throw refusal('billing-quantity', `Between 1 and ${most}.`)
  return { price, quantity }
}

interface DetailsInput {
  name: string
  address?: string | null
  taxNumber?: string | null
}

/** Who invoices are to name, in one line each. Throws `billing-details` where the country wants more. */
export function invoiceParty(country: CountryCode, email: string, input: DetailsInput): InvoiceParty {
  const line = (text: string | null | undefined) => cleanLine(text ?? '').slice(0, BILLING_LINE_MAX_CHARS)
  const party = { name: line(input.name), email, address: line(input.address), taxNumber: line(input.taxNumber) }
  const invoiced = inModule('user', country)
  const needsAddress = invoiced !== 'HK' && INVOICE_DETAILS[invoiced].address
  if (party.name === '' || (needsAddress && party.address === ''))
    throw refusal('billing-details', 'Invoices need a name, and here an address.')
  return party
}
