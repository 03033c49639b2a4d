import type { CountryCode } from '#market/vocabulary.ts'
import { BILLING_CHECKOUT } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf, selectList } from '../../db/column-table.ts'

/** Who the invoices name. */
export interface InvoiceParty {
  name: string
  email: string
  address: string
  taxNumber: string
}

/** An attempt to subscribe. Times are unix seconds. */
const CHECKOUT_ROW = {
  ...pick(BILLING_CHECKOUT, 'id', 'userId', 'country', 'state', 'priceId', 'quantity', 'trialDays', 'codeId'),
  /** JSON of InvoiceParty */
  details: BILLING_CHECKOUT.columns.details,
  /** JSON */
  attribution: BILLING_CHECKOUT.columns.attribution,
  ...pick(BILLING_CHECKOUT, 'customerId', 'subscriptionId', 'createdAt'),
}
export type CheckoutRow = RowOf<typeof CHECKOUT_ROW>

/** Somebody who carries a checkout out has it for so long; then another may go on with it. */
const LEASE_SECONDS = 40

const COLUMNS = selectList(CHECKOUT_ROW)

/** Whether a code may be used once more; whoever is at a checkout with it counts. Positional: the code, three times. */
const HAS_ROOM = `coalesce((select use_limit from promotion_code where id = ?) > (select count(*) from promotion_use where code_id = ?) +
  (select count(*) from billing_checkout with_it where with_it.code_id = ? and with_it.state = 'open'), 1)`

/** Whether somebody pays, or has paid, in the country and has not been told goodbye. Positional: user, country. */
const PAYS = `exists (select 1 from stripe_subscription s join stripe_price p on p.stripe_id = s.price_id
  where s.user_id = ? and p.country = ? and s.status in ('trialing', 'active', 'past_due', 'unpaid', 'paused') and s.awaits_card = 0)`

export const openCheckout = (account: Statements, userId: string, country: CountryCode): Promise<CheckoutRow | null> =>
  account.first(
    CHECKOUT_ROW,
    `select ${COLUMNS} from billing_checkout where user_id = ? and country = ? and state = 'open'`,
    userId,
    country,
  )

export const checkoutById = (account: Statements, id: string): Promise<CheckoutRow | null> =>
  account.first(CHECKOUT_ROW, `select ${COLUMNS} from billing_checkout where id = ?`, id)

/** Opens a checkout where none is open and nothing is paid; otherwise nothing happens. Of many at once one gets through. */
export const insertCheckout = (account: Statements, row: CheckoutRow): Promise<CheckoutRow | null> =>
  account.first(
    CHECKOUT_ROW,
    `insert or ignore into billing_checkout (id, user_id, country, state, price_id, quantity, trial_days, code_id, details, attribution, customer_id,
      created_at, updated_at)
    select ?, ?, ?, 'open', ?, ?, ?, ?, ?, ?, (select customer_id from stripe_customer where user_id = ? and country = ?), ?, ? where not ${PAYS} and ${HAS_ROOM}
    returning ${COLUMNS}`,
    row.id,
    row.userId,
    row.country,
    row.priceId,
    row.quantity,
    row.trialDays,
    row.codeId,
    row.details,
    row.attribution,
    row.userId,
    row.country,
    row.createdAt,
    row.createdAt,
    row.userId,
    row.country,
    row.codeId,
    row.codeId,
    row.codeId,
  )

export const pays = async (account: Statements, userId: string, country: CountryCode): Promise<boolean> =>
  (await account.first({}, `select 1 where ${PAYS}`, userId, country)) !== null

/** Takes an open checkout that nobody carries out; false when somebody does, or has. */
export const leaseCheckout = async (account: Statements, id: string, now: number): Promise<boolean> =>
  (await account.first(
    {},
    `update billing_checkout set lease_until = ?1 + ${LEASE_SECONDS}, updated_at = ?1
    where id = ?2 and state = 'open' and subscription_id is null and (lease_until is null or lease_until <= ?1) returning id`,
    now,
    id,
  )) !== null

export const releaseCheckout = (account: Statements, id: string): Promise<unknown> =>
  account.run('update billing_checkout set lease_until = null where id = ?', id)

/** Notes the customer of a checkout, which is the customer of all later ones in the country as well. */
export const noteCustomer = (account: Statements, row: CheckoutRow, customerId: string, now: number): Promise<unknown> =>
  Promise.all([
    account.run(
      `insert or ignore into stripe_customer (user_id, country, customer_id, created_at) select id, ?, ?, ? from user where id = ?`,
      row.country,
      customerId,
      now,
      row.userId,
    ),
    account.run('update billing_checkout set customer_id = ? where id = ?', customerId, row.id),
  ])

export const noteSubscription = (account: Statements, id: string, subscriptionId: string): Promise<unknown> =>
  account.run(
    'update billing_checkout set subscription_id = ?, lease_until = null where id = ? and subscription_id is null',
    subscriptionId,
    id,
  )

/** Gives a checkout up that has no subscription. */
export const endCheckout = (account: Statements, id: string, now: number): Promise<unknown> =>
  account.run(
    `update billing_checkout set state = 'ended', lease_until = null, updated_at = ? where id = ? and state = 'open' and subscription_id is null`,
    now,
    id,
  )
