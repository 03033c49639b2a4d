import type { ProviderContext } from '../../context.ts'
import type { CellsRow } from '../../db/described-rows.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { auditSubject } from '../account/audit.ts'
import { TRADE_OF_ADDRESS, TRADE_PERSONAL } from './trade-data.ts'

/** Every table that refers to a person, without secrets: hashes of passwords and tokens are left out. */
const PERSONAL = {
  account: `select id, email, nick_name, phone_number, phone_verified_at, country, language, kind, roles, email_verified_at, activated_at,
    deletion_due_at, suspended_at, created_at, updated_at from user where id = ?`,
  licence: `select country, cea_number, salesperson_name, estate_agency, estate_agency_license_no from agent_detail where user_id = ?`,
  agentProfile: `select tier_codes, logo, website, website_title, cc_emails, updated_at from agent_profile where user_id = ?`,
  sessions: `select purpose, created_at, last_seen_at, expires_at, revoked_at, confirmed_at, user_agent from session where user_id = ? order by created_at`,
  assistants: `select given.client_id, given.client_name, given.scopes, given.resource, session.created_at, session.last_seen_at, session.expires_at, session.revoked_at
    from assistant_grant as given join session on session.id = given.session_id where session.user_id = ? order by session.created_at`,
  assistantsAllowed: `select client_id, client_name, scopes, resource, created_at, expires_at, spent_at from assistant_code where user_id = ? order by created_at`,
  // what staff did with the account and why, without who it was
  staffDeeds: 'select deed, about, reason, at from staff_deed where user_id = ? order by at',
  passkeys: `select name, credential_id, transports, counter, is_backed_up, created_at, last_used_at from passkey where user_id = ? order by created_at`,
  authenticatorApp: 'select created_at, confirmed_at from authenticator_app where user_id = ?',
  recoveryCodes: 'select used_at from recovery_code where user_id = ? order by used_at',
  passwordSteps: 'select purpose, expires_at, spent_at from second_step where user_id = ? order by expires_at',
  recoveries: `select email_key, asked_at, opens_at, expires_at, refused_at, done_at from account_recovery where user_id = ? order by asked_at`,
  oneTimeLinks: `select purpose, email_key, created_at, expires_at, used_at from one_time_token where user_id = ? order by created_at`,
  subscriptions: `select stripe_id, price_id, recurring_price_quantity, trial_period_days, status, cancel_at_period_end, expire_at, trial_end_at,
    ends_at, card, attribution, created_at, updated_at from stripe_subscription where user_id = ? order by created_at`,
  checkouts: `select country, state, price_id, quantity, details, attribution, created_at, updated_at from billing_checkout where user_id = ?
    order by created_at`,
  cardServiceNumbers: `select country, customer_id, created_at from stripe_customer where user_id = ?`,
  cardChanges: `select country, is_open, created_at from card_change where user_id = ? order by created_at`,
  waitingPlanChanges: `select country, price_id, quantity, due_at, created_at from plan_change where user_id = ?`,
  usedCodes: `select code.code, used.at from promotion_use used join promotion_code code on code.id = used.code_id where used.user_id = ? order by used.at`,
  subscriptionNews: `select kind, country, facts, at from billing_news where user_id = ? order by at`,
  promotion: `select id, promo_code, expire_at, created_at, updated_at from subscription where user_id = ?`,
  seatsAndPromotions: `select id, email, main_user_id, user_id, expire_at, params, status, rights, created_at, accepted_at, ended_at, link_sent_at,
    link_expires_at from stripe_info where user_id = ?1 or main_user_id = ?1 order by created_at`,
  seatEvents: `select seat_id, action, from_state, to_state, iif(seat_id in (select id from stripe_info where main_user_id = ?1), note, '') as note, at
    from seat_event where seat_id in (select id from stripe_info where user_id = ?1 or main_user_id = ?1) order by at`,
  seatLinks: `select seat_id, created_at, expires_at, used_at from seat_link
    where seat_id in (select id from stripe_info where user_id = ?1 or main_user_id = ?1) order by created_at`,
  picture: `select '/files/avatar/' || key as address, content_type, bytes, width, height, created_at from avatar where user_id = ?`,
  savedSearches: `select name, country, path, search, alert, told_at, created_at, updated_at from saved_search where user_id = ? order by created_at`,
  alertLetters: `select sent_at from alert_letter where user_id = ? order by sent_at`,
  copyAddresses: `select email, is_wanted, state, asked_at, answered_at from copy_address where user_id = ? order by asked_at`,
  copyLinks: `select email_key, made_at from copy_link where user_id = ? order by made_at`,
  noticeSettings: `select topic, channel, updated_at from notice_setting where user_id = ?`,
  publicId: `select unique_id, created_at from user_unique_id where user_id = ?`,
} as const

/** Messages to the operator hold an address that anybody could have typed, so only a person with that verified address gets them. */
const MESSAGES = `select id, name, email, phone, company_name, interest, message, country, created_at from contact_consult
  where lower(trim(email)) = ? order by created_at`

/** All data about a person, table by table; times in ISO 8601. One batch for each database. */
export async function readPersonalData(
  { account, trade, clock }: Pick<ProviderContext, 'account' | 'trade' | 'clock'>,
  viewer: Pick<ViewerRow, 'id' | 'emailKey' | 'emailVerifiedAt'>,
) {
  const tables = Object.entries(PERSONAL).map(async ([name, sql]) => [name, (await account.cells(sql, viewer.id)).map(readable)] as const)
  const traded = Object.entries(TRADE_PERSONAL).map(
    async ([name, sql]) => [name, (await trade.cells(sql, viewer.id)).map(readable)] as const,
  )
  const byAddress = Object.entries(viewer.emailVerifiedAt === null ? {} : TRADE_OF_ADDRESS).map(
    async ([name, sql]) => [name, (await trade.cells(sql, viewer.emailKey)).map(readable)] as const,
  )
  const messages = viewer.emailVerifiedAt === null ? [] : account.cells(MESSAGES, viewer.emailKey)
  const events = account.cells('select kind, at from audit_event where subject_hash = ? order by id', auditSubject(viewer.id))
  const [held, written, auditEvents] = await Promise.all([Promise.all([...tables, ...traded, ...byAddress]), messages, events])
  return {
    exportedAt: isoTime(unixSeconds(clock)),
    ...Object.fromEntries(held),
    messages: written.map(readable),
    events: auditEvents.map(readable),
  }
}

/** Converts times to dates and leaves other values as stored. */
const readable = (row: CellsRow): CellsRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, /(^|_)at$/.test(name) && typeof value === 'number' ? isoTime(value) : value]),
  )
