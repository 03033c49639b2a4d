import { pick } from '../../db/column-table.ts'
import { LETTER } from '../../db/trade/post-tables.ts'
import type { JobContext, ScheduledJob } from '../../scheduled-job.ts'
import { takeDueFeedsJob } from '../agency-feed/take-due-feeds.ts'
import { carryOutChanges, endOfLeaving, lookAgain, lookAtEvents, tellPayers } from '../billing/reconcile.ts'
import { lapseBookings } from '../booking/lapse.ts'
import { remindVisitors } from '../booking/remind.ts'
import { giveUpSeatCalendars } from '../booking/seats-without-calendar.ts'
import { tellWaiting } from '../booking/tell-waiting.ts'
import { clearCopies, goOnWithCopies } from '../data-copy/clear-copies.ts'
import { completeRegistrations } from '../launch/interest/complete-registrations.ts'
import { leadsOfBookings } from '../lead/booking-leads.ts'
import { followUpLeads, leadsOfConsults } from '../lead/consult-leads.ts'
import { estimateListings, expireListings, placeWaitingListings } from '../listing-group/listing-jobs.ts'
import { fetchMediaJob } from '../listing-media/fetch-media.ts'
import { remindOfListings } from '../listing-own/due-listings.ts'
import { tellLateOrders } from '../order/late-orders.ts'
import { readDueCalendarsJob } from '../other-calendar/read-due-calendars.ts'
import { writeMonthlyLetters } from '../own-home/monthly-letters.ts'
import { tellOfSales } from '../own-home/tell-of-sales.ts'
import { handOverAlerts } from '../saved-search/alert-letters.ts'
import { followSeats } from '../seat/follow-seats.ts'
import { forgetVisitors } from '../share/forget-visitors.ts'
import { deliverWebhooksJob } from '../webhook/deliver-webhooks.ts'
import { mailNotices } from './mail-notices.ts'
import { beginRefreshes } from './run-refresh.ts'

/** A letter that still waits after so long was not pushed. */
const WAITED_SECONDS = 60
/** A letter that was pushed is pushed again after so long. */
const PUSHED_SECONDS = 300
const PAGE = 100

/** Pushes letters that wait too long or whose delivery was cut, and gives up those whose time is over: what they hold works no longer. */
async function deliverWaiting({ trade, post, now }: JobContext): Promise<number> {
  const [late, waiting] = await Promise.all([
    trade.all(
      pick(LETTER, 'key'),
      `update letter set state = 'late', contents = null, lease_until = null, settled_at = ?1
      where state = 'waiting' and not_after <= ?1 and (lease_until is null or lease_until <= ?1) returning key`,
      now,
    ),
    trade.all(
      pick(LETTER, 'key'),
      `update letter set due_at = ?1 + ${PUSHED_SECONDS} where key in (
        select key from letter where state = 'waiting' and coalesce(due_at, created_at + ${WAITED_SECONDS}) <= ?1
        and (lease_until is null or lease_until <= ?1) order by created_at limit ${PAGE}) returning key`,
      now,
    ),
    trade.run(`update letter set contents = null where state = 'dead' and contents is not null and not_after <= ?`, now),
  ])
  if (waiting.length > 0) await post.push(waiting.map(({ key }) => key))
  return late.length + waiting.length
}

/** What every run does, by the name under which its count is logged. Rooms add what is due by the clock: reminders, lapses, lateness. */
export const SCHEDULED_JOBS = {
  alerts: handOverAlerts,
  'billing-events': lookAtEvents,
  'plans-changed': carryOutChanges,
  'subscriptions-looked-at': lookAgain,
  'subscriptions-left': endOfLeaving,
  'payers-told': tellPayers,
  refreshes: (context) => beginRefreshes(context),
  notices: mailNotices,
  letters: deliverWaiting,
  'bookings-lapsed': lapseBookings,
  'bookings-of-seats': giveUpSeatCalendars,
  'bookings-reminded': remindVisitors,
  'waiting-told': tellWaiting,
  'leads-made': leadsOfConsults,
  'leads-of-bookings': leadsOfBookings,
  'launch-registrations': completeRegistrations,
  'leads-due': followUpLeads,
  'listings-expired': expireListings,
  'listings-grouped': placeWaitingListings,
  'listings-estimated': estimateListings,
  'listings-due': remindOfListings,
  'orders-late': tellLateOrders,
  'homes-told': tellOfSales,
  'home-letters': writeMonthlyLetters,
  'feeds-fetched': takeDueFeedsJob,
  'calendars-read': readDueCalendarsJob,
  'listing-pictures': fetchMediaJob,
  'seats-followed': followSeats,
  'visitors-forgotten': forgetVisitors,
  copies: goOnWithCopies,
  'copies-cleared': clearCopies,
  webhooks: deliverWebhooksJob,
} as const satisfies Record<string, ScheduledJob>
