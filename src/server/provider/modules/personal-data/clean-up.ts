import { PHONE_VERIFICATION_SECONDS } from '#graphql/limits.ts'
import type { Statements } from '../../db/client.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { endAllOf } from '../billing/leave.ts'
import { giveUpBookings } from '../booking/leaving-hosts.ts'
import { dropOldCopyLinks } from '../enquiry-copies/copy-store.ts'
import { avatarFile } from '../files/avatar-address.ts'
import { forgetWaste, listWaste } from '../files/store.ts'
import { clearDryRuns, clearStrayFiles } from '../listing-feed/dry-run-store.ts'
import { CONFIRM_LINK_SECONDS } from '../listing-own/confirm-link.ts'
import { clearListingFiles } from '../listing-own/media-store.ts'
import { STOP_LINK_SECONDS } from '../saved-search/stop-alerts.ts'
import { logosOf } from '../share/agent-brand.ts'
import type { BillingContext } from '../subscription/sync-subscription.ts'
import { clearTourFiles } from '../tour/bundle/bundle-store.ts'
import { clearUploads } from '../upload/upload.ts'
import { type DueAccount, deleteAccounts, dueAccounts } from './deletion-store.ts'
import { TRADE_FORGET, TRADE_FORGET_ADDRESS } from './trade-data.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** Rows handled at a time; the rest waits for the next time or run. */
const PAGE = 100
const ROUNDS_MAX = 20

/** How long records are kept after they were last needed, in seconds. */
export const RETENTION = {
  endedSession: 30 * DAY,
  oneTimeLink: 7 * DAY,
  /** a program that nobody has allowed since, longer than any grant lasts */
  unusedClient: 365 * DAY,
  /** that was removed, or withdrawn before anybody accepted it */
  endedSeat: 365 * DAY,
  contactSender: HOUR,
  message: 730 * DAY,
  event: 365 * DAY,
  sentLetter: 30 * DAY,
  deadLetter: 90 * DAY,
  booking: 730 * DAY,
  lead: 730 * DAY,
  /** that came to nothing */
  endedOrder: 365 * DAY,
  /** the longest that a tax law of the four countries asks for (Hong Kong: Inland Revenue Ordinance s 51C, Malaysia: Income Tax Act 1967 s 82) */
  invoice: 7 * 366 * DAY,
  suspectedLead: 30 * DAY,
  /** what somebody said is wrong with an advertisement, once it is settled */
  listingProblem: 365 * DAY,
  /** a file that was tried out and not taken */
  dryRun: 30 * DAY,
  notice: 180 * DAY,
  /** what a share showed, after its end: so long it can be extended */
  expiredSnapshot: 30 * DAY,
  /** a share that has ended, so that its address says so */
  endedShare: 365 * DAY,
  /** a checkout that came to nothing */
  endedCheckout: 90 * DAY,
  /** the id of a webhook; none is delivered again after so long */
  webhook: 30 * DAY,
} as const

interface CleanUpContext extends BillingContext {
  files: FileStore
}

export interface CleanUpReport {
  accounts: number
  files: number
}

/** Deletes accounts whose grace period is over, files without a reference, and records past their time. Safe to run again at any moment. */
export async function cleanUp(
  { account, files, ...billing }: CleanUpContext,
  trade: readonly Statements[],
  now: number,
): Promise<CleanUpReport> {
  const accounts = await inBatches(async () => {
    const all = await dueAccounts(account, now, PAGE)
    const ids = all.map(({ id }) => id)
    // first: whoever is gone is charged no more, and whose payment cannot be ended now stays until the next time
    const held = await endAllOf({ account, ...billing }, ids)
    const due = all.filter(({ id }) => !held.has(id))
    const keys = due.flatMap(({ avatarKey }) => (avatarKey === null ? [] : [avatarFile(avatarKey)]))
    const logos = await Promise.all(
      trade.map((one) =>
        logosOf(
          one,
          due.map(({ id }) => id),
        ),
      ),
    )
    await files.remove([...keys, ...logos.flat().map(avatarFile)])
    if (due.length > 0) {
      // before the account, so that a run that is cut between the two finds the account due again
      const names = new Map(due.map(({ id, nickName }) => [id, nickName]))
      await Promise.all(trade.map((one) => giveUpBookings(one, names, now)))
      await forgetTrade(trade, due)
      await deleteAccounts(
        account,
        due.map(({ id }) => id),
        now,
      )
    }
    return due.length
  })
  const removed = await inBatches(async () => {
    const keys = await listWaste(account, now - HOUR, PAGE)
    await files.remove(keys.map(avatarFile))
    await forgetWaste(account, keys)
    return keys.length
  })
  await Promise.all([dropOldRecords(account, now), ...trade.map((one) => dropOldTrade(one, now))])
  // behind the orders: files of an order that has just gone go with it
  const cleared = await Promise.all(
    trade.flatMap((one) => [
      inBatches(() => clearUploads({ trade: one, files }, now, PAGE)),
      inBatches(() => clearListingFiles({ trade: one, files }, now, PAGE)),
      inBatches(() => clearTourFiles({ trade: one, files }, now, PAGE)),
      inBatches(() => clearDryRuns({ trade: one, files }, now - RETENTION.dryRun, PAGE)),
    ]),
  )
  await Promise.all(trade.map((one) => clearStrayFiles({ trade: one, files })))
  return { accounts, files: cleared.reduce((sum, count) => sum + count, removed) }
}

async function forgetTrade(trade: readonly Statements[], people: readonly DueAccount[]): Promise<void> {
  const ids = JSON.stringify(people.map(({ id }) => id))
  const addresses = JSON.stringify(people.map(({ emailKey: address, isVerified }) => ({ address, isVerified: isVerified === 1 })))
  const forget = (one: Statements) => [
    ...TRADE_FORGET.map((sql) => one.run(sql, ids)),
    ...TRADE_FORGET_ADDRESS.map((sql) => one.run(sql, addresses)),
  ]
  await Promise.all(trade.flatMap(forget))
}

async function inBatches(batch: () => Promise<number>): Promise<number> {
  let total = 0
  for (let count = 0; count < ROUNDS_MAX; count++) {
    const done = await batch()
    total += done
    if (done < PAGE) break
  }
  return total
}

async function dropOldTrade(trade: Statements, now: number): Promise<void> {
  const old = now - RETENTION.booking
  await Promise.all([
    trade.run('delete from booking_link where uid in (select uid from booking group by uid having max(ends_at) <= ?)', old),
    trade.run('delete from booking where ends_at <= ?', old),
    // given up by a host whose account is gone: kept for the visitor's link until the day is over
    trade.run("delete from booking_link where uid in (select uid from booking where owner = '' and ends_at <= ?)", now),
    trade.run("delete from booking where owner = '' and ends_at <= ?", now),
    trade.run('delete from own_appointment where ends_at <= ?', old),
    // with who came
    trade.run('delete from hosted_open_house where ends_at <= ?', old),
    trade.run('delete from time_proposal where held_until <= ?', old),
    // what was taken away can be brought back for a day, and what was changed put back
    trade.run('delete from own_appointment where removed_at <= ?', now - DAY),
    trade.run("update own_appointment set earlier = null, change_key = '' where earlier is not null and updated_at <= ?", now - DAY),
    trade.run(`delete from vendor_order where state in ('declined', 'cancelled') and updated_at <= ?`, now - RETENTION.endedOrder),
    trade.run(`delete from vendor_order where state = 'approved' and updated_at <= ?`, now - RETENTION.invoice),
    trade.run("delete from listing where source = 'own' and agent is null and (is_ungrouped = 0 or updated_at <= ?)", now - DAY),
    trade.run('delete from listing_link where made_at <= ?', now - CONFIRM_LINK_SECONDS),
    trade.run('delete from own_home_link where made_at <= ?', now - STOP_LINK_SECONDS),
    trade.run("delete from listing_problem where state = 'settled' and settled_at <= ?", now - RETENTION.listingProblem),
    trade.run('delete from feed_invitation where at <= ?', now - RETENTION.event),
    trade.run('delete from notice where at <= ?', now - RETENTION.notice),
    trade.run('delete from lead where created_at <= ?', now - RETENTION.lead),
    trade.run('delete from share_pass where ends_at <= ?', now),
    trade.run('delete from share_snapshot where share_id in (select id from share where expires_at <= ?)', now - RETENTION.expiredSnapshot),
    trade.run('delete from share where coalesce(revoked_at, expires_at) <= ?', now - RETENTION.endedShare),
    trade.run('delete from lead where suspicion is not null and created_at <= ?', now - RETENTION.suspectedLead),
    trade.run(`delete from letter where state in ('sent', 'late') and settled_at <= ?`, now - RETENTION.sentLetter),
    trade.run(`delete from letter where state = 'dead' and settled_at <= ?`, now - RETENTION.deadLetter),
  ])
}

async function dropOldRecords(account: Statements, now: number): Promise<void> {
  const ended = now - RETENTION.endedSession
  await Promise.all([
    account.run('delete from session where expires_at <= ? or revoked_at <= ?', ended, ended),
    // spent ones stay a day, so that a second use is recognised
    account.run('delete from assistant_code where expires_at <= ?', now - DAY),
    account.run('delete from assistant_client where coalesce(allowed_at, created_at) <= ?', now - RETENTION.unusedClient),
    account.run('delete from assistant_client where allowed_at is null and created_at <= ?', now - DAY),
    account.run('delete from one_time_token where expires_at <= ?', now - RETENTION.oneTimeLink),
    account.run('delete from passkey_challenge where expires_at <= ?', now),
    account.run('delete from second_step where expires_at <= ?', now - DAY),
    account.run('delete from account_recovery where expires_at <= ?', now - RETENTION.oneTimeLink),
    // set up and never confirmed
    account.run('delete from authenticator_app where confirmed_at is null and created_at <= ?', now - DAY),
    account.run('delete from seat_link where expires_at <= ?', now - RETENTION.oneTimeLink),
    account.run('delete from stripe_info where main_user_id is not null and ended_at <= ?', now - RETENTION.endedSeat),
    account.run('delete from phone_proof where at <= ?', now - PHONE_VERIFICATION_SECONDS),
    account.run('delete from contact_sender where at <= ?', now - RETENTION.contactSender),
    account.run('delete from contact_consult where created_at <= ?', now - RETENTION.message),
    account.run('delete from alert_letter where sent_at <= ?', now - STOP_LINK_SECONDS),
    dropOldCopyLinks(account, now),
    account.run("delete from billing_checkout where state = 'ended' and updated_at <= ?", now - RETENTION.endedCheckout),
    account.run('delete from billing_news where at <= ?', now - RETENTION.notice),
    account.run('delete from billing_event where at <= ?', now - RETENTION.webhook),
    account.run('delete from card_change where created_at <= ?', now - RETENTION.endedCheckout),
    account.run('delete from audit_event where at <= ?', now - RETENTION.event),
  ])
}
