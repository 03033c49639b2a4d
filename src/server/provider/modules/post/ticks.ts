import type { Tick } from '../../tick-context.ts'
import { carryOutChanges, endOfLeaving, lookAgain, lookAtEvents, tellPayers } from '../billing/reconcile.ts'
import { lapseBookings } from '../booking/lapse.ts'
import { remindVisitors } from '../booking/remind.ts'
import { tellWaiting } from '../booking/tell-waiting.ts'
import { completeRegistrations } from '../launch/interest/complete-registrations.ts'
import { leadsOfBookings } from '../lead/booking-leads.ts'
import { followUpLeads, leadsOfConsults } from '../lead/consult-leads.ts'
import { estimateListings, expireListings, placeWaitingListings } from '../listing-group/listing-ticks.ts'
import { fetchMediaTick } from '../listing-media/fetch-media.ts'
import { remindOfListings } from '../listing-own/due-listings.ts'
import { tellLateOrders } from '../order/late-orders.ts'
import { writeMonthlyLetters } from '../own-home/monthly-letters.ts'
import { tellOfSales } from '../own-home/tell-of-sales.ts'
import { handOverAlerts } from '../saved-search/alert-letters.ts'
import { followSeats } from '../seat/follow-seats.ts'
import { forgetVisitors } from '../share/forget-visitors.ts'
import { deliverWaiting } from './deliver-waiting.ts'
import { mailNotices } from './mail-notices.ts'
import { beginRefreshes } from './run-refresh.ts'

/** What every round does, by the name under which its count is logged. Rooms add what is due by the clock: reminders, lapses, lateness. */
export const TICKS = {
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
  'listing-pictures': fetchMediaTick,
  'seats-followed': followSeats,
  'visitors-forgotten': forgetVisitors,
} as const satisfies Record<string, Tick>
