import { z } from 'zod'
import type { PlanKey } from '#graphql/plan-rights.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { PRICE_READING, STRIPE_PRICE, STRIPE_PRODUCT } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { notNull, pick } from '../../db/column-table.ts'
import { planKeyOf } from '../subscription/subscription-rules.ts'

/** Each of so many costs so much; `upTo` null for the last tier. */
export interface PriceTier {
  upTo: number | null
  unitAmount: number
}

/** A price that is sold. Amounts in the currency's smallest unit. */
export interface SoldPrice {
  id: string
  lookupKey: string
  plan: PlanKey
  productName: string
  interval: string
  intervalCount: number
  unitAmount: number
  tiers: readonly PriceTier[]
  currencyCode: string
  frontParams: string
  trialDays: number
}

const PRICE_ROW = {
  id: STRIPE_PRICE.columns.stripeId,
  lookupKey: notNull(STRIPE_PRICE.columns.lookupKey),
  interval: STRIPE_PRICE.columns.recurringType,
  ...pick(STRIPE_PRICE, 'intervalCount', 'unitAmount', 'tiers', 'currencyCode', 'frontParams', 'trialDays'),
  productName: STRIPE_PRODUCT.columns.name,
}

const tiersShape = z.array(z.object({ upTo: z.number().nullable(), unitAmount: z.number() })).catch([])

const COLUMNS = `price.stripe_id as id, price.lookup_key as lookupKey, product.name as productName, price.recurring_type as interval,
  price.interval_count as intervalCount, price.unit_amount as unitAmount, price.tiers, price.currency_code as currencyCode,
  price.front_params as frontParams, price.trial_days as trialDays`

/** The prices of a country that are sold, as they were last read, and when that was (unix seconds; 0: never). One round trip. */
export async function soldPrices(account: Statements, country: CountryCode): Promise<{ prices: SoldPrice[]; readAt: number }> {
  const [rows, reading] = await Promise.all([
    account.all(
      PRICE_ROW,
      `select ${COLUMNS} from stripe_price price join stripe_product product on product.stripe_id = price.product_id
      where price.country = ? and price.is_sold = 1 and price.lookup_key is not null`,
      country,
    ),
    account.first(pick(PRICE_READING, 'at'), 'select at from price_reading where country = ?', country),
  ])
  const prices = rows.flatMap((row): SoldPrice[] => {
    const plan = planKeyOf(row.frontParams)
    return plan ? [{ ...row, plan, tiers: tiersShape.parse(JSON.parse(row.tiers)) }] : []
  })
  return { prices, readAt: reading?.at ?? 0 }
}
