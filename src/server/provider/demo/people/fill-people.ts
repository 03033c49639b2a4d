import type { DatabaseSync } from 'node:sqlite'
import { VIP_PROMO_MARKER } from '#graphql/limits.ts'
import { licenceKey } from '#market/licence-number.ts'
import { registerVersion, replaceRegister } from '../../db/account/register-rows.ts'
import { hashPassword } from '../../modules/account/password-hash.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount, demoAccounts } from './accounts.ts'
import { demoRegister, demoRegisterHash, REGISTER_COUNTRIES } from './register.ts'

/** 5 January 2026: the date of all demo records. */
const BEGAN = 1_767_571_200
const DAY = 86_400

/**
 * Puts the demo accounts and the registers of invented agents into an account database. Existing accounts stay as their owner
 * left them; a register that was imported stays. The subscription is paid for another month from `now` (unix seconds).
 */
export async function fillPeople(db: DatabaseSync, now: number, hash: (password: string) => Promise<string> = hashPassword): Promise<void> {
  const known = db.prepare('select 1 from user where id = ? or email_key = ?')
  const missing = demoAccounts().filter(({ id, email }) => !known.get(id, email))
  const hashed = await Promise.all(missing.map(async (account) => ({ account, passwordHash: await hash(DEMO_PASSWORD) })))
  for (const country of REGISTER_COUNTRIES) {
    const held = registerVersion(db, country)
    const contentHash = demoRegisterHash(country)
    if (held?.origin === 'import' || held?.contentHash === contentHash) continue
    replaceRegister(db, { country, origin: 'demo', contentHash, importedAt: BEGAN }, demoRegister(country))
  }
  db.exec('begin immediate')
  try {
    for (const { account, passwordHash } of hashed) putAccount(db, account, passwordHash)
    putPublicPage(db)
    putPayments(db, now)
    db.exec('commit')
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}

function putAccount(db: DatabaseSync, account: DemoAccount, passwordHash: string): void {
  const { id, email, name, phone, country, kind, roles, licence } = account
  db.prepare(
    `insert into user (id, email, email_key, nick_name, phone_number, phone_verified_at, country, language, kind, roles, password_hash,
      email_verified_at, activated_at, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, 'en-US', ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, email, email, name, phone, BEGAN, country, kind, JSON.stringify(roles), passwordHash, BEGAN, BEGAN, BEGAN, BEGAN)
  if (!licence) return
  // an account that has registered with the number meanwhile keeps it
  db.prepare(
    `insert into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
    values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  ).run(id, country, licence.number, licenceKey(licence.number), name.toUpperCase(), licence.agency, licence.agencyNo)
}

/** The agent who offers times has an address for them, the same on every machine. */
const putPublicPage = (db: DatabaseSync): void => {
  db.prepare('insert or ignore into user_unique_id (user_id, unique_id, created_at) select id, ?, ? from user where id = ?').run(
    'demo-agent-1',
    BEGAN,
    DEMO_ACCOUNTS.subscriber.id,
  )
}

const PRODUCT = 'prod_demo_agent'
const PRICE = 'price_demo_agent_month_sg'

/** A subscription with two seats, one of them taken, and promotion codes for the staff's list. Amounts are invented. */
function putPayments(db: DatabaseSync, now: number): void {
  const { subscriber, seat, agent } = DEMO_ACCOUNTS
  const exists = db.prepare('select 1 from user where id = ?')
  db.prepare('insert or ignore into stripe_product (stripe_id, name) values (?, ?)').run(PRODUCT, 'Demo plan')
  db.prepare(
    `insert into stripe_price (stripe_id, product_id, country, name, recurring_type, interval_count, unit_amount, currency_code, front_params)
    values (?, ?, 'SG', 'Demo plan, monthly', 'month', 1, 1000, 'SGD', '{"isShowSA":false,"seats":true}')
    on conflict (stripe_id) do update set front_params = excluded.front_params`,
  ).run(PRICE, PRODUCT)
  if (!exists.get(subscriber.id)) return
  db.prepare(
    `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, trial_period_days, status, expire_at, created_at, updated_at)
    select 'sub_demo_agent', ?1, ?2, 2, null, 'active', ?3, ?4, ?4 where not exists (select 1 from stripe_customer where user_id = ?1)
    on conflict (stripe_id) do update set expire_at = max(expire_at, excluded.expire_at)`,
  ).run(subscriber.id, PRICE, (Math.floor(now / DAY) + 30) * DAY, BEGAN)
  const putInfo = db.prepare(
    `insert or ignore into stripe_info (id, email, main_user_id, user_id, expire_at, params, status, created_at) values (?, ?, ?, ?, null, ?, 'active', ?)`,
  )
  if (exists.get(seat.id)) putInfo.run('info_demo_seat', seat.email, subscriber.id, seat.id, '{"seat":1}', BEGAN)
  for (const [at, code] of ['DEMO-HARBOUR', 'DEMO-RIDGE', 'DEMO-GARDEN'].entries())
    putInfo.run(
      `info_demo_promo_${at + 1}`,
      agent.email,
      null,
      null,
      JSON.stringify({ [VIP_PROMO_MARKER]: true, promoCode: code }),
      BEGAN + at,
    )
  db.prepare(
    'insert or ignore into subscription (id, user_id, promo_code, expire_at, created_at, updated_at) values (?, ?, ?, null, ?, ?)',
  ).run('promotion_demo_agent', subscriber.id, 'DEMO-HARBOUR', BEGAN, BEGAN)
}
