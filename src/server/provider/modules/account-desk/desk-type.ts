import { builder, vocabularyEnum } from '../../builder.ts'
import { STAFF_DEEDS } from '../../db/account/words.ts'
import { LETTER_STATES } from '../../db/trade/words.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { isStaffRow, type UserRow } from '../../user-row.ts'
import { listSessions, SESSIONS_MAX } from '../account/session-store.ts'
import { type ListedSession, SessionRef } from '../account/sessions.ts'
import { UserRef } from '../account/type.ts'
import { readOverview } from '../billing/overview.ts'
import { BillingOverviewRef } from '../billing/overview-type.ts'
import { ListingActivityEnum } from '../listing/listing-enums.ts'
import { OWN_SOURCE } from '../listing/listing-row.ts'
import { ListingStateEnum } from '../listing-own/own-enums.ts'
import { OrderStateEnum } from '../order/order-type.ts'
import {
  ACCOUNT_ROWS_MAX,
  type AccountLetterRow,
  type AccountListingRow,
  type AccountOrderRow,
  lettersTo,
  listingsOfAccount,
  ordersOfAccount,
} from './account-facts.ts'
import { DEEDS_MAX, type DeedRow, listDeeds } from './deed-store.ts'

const StaffDeedKindEnum = vocabularyEnum('StaffDeedKind', STAFF_DEEDS)
const LetterStateEnum = vocabularyEnum('LetterState', LETTER_STATES)

const StaffDeedRef = builder.objectRef<DeedRow>('StaffDeed').implement({
  description: 'What somebody of staff did with an account, and why. The person has it in the copy of their data, without who it was.',
  fields: (t) => ({
    id: t.exposeID('key'),
    deed: t.expose('deed', { type: StaffDeedKindEnum }),
    reason: t.exposeString('reason'),
    about: t.exposeString('about', {
      description: 'A letter’s template, a listing’s home, the new end of a trial; "" where the deed says all.',
    }),
    staffName: t.exposeString('staffName', { nullable: true, description: 'Null: the account of who did it is gone.' }),
    date: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
  }),
})

const AccountListingRef = builder.objectRef<AccountListingRow>('AccountListing').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    home: t.string({ resolve: ({ projectName, street }) => projectName || street }),
    state: t.expose('state', { type: ListingStateEnum }),
    activity: t.expose('activity', { type: ListingActivityEnum }),
    price: t.expose('price', { type: 'Money', nullable: true }),
    isOwn: t.boolean({ description: 'Written here, and not sent by a feed.', resolve: ({ source }) => source === OWN_SOURCE }),
    updatedDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ updatedAt }) => isoTime(updatedAt) }),
  }),
})

const AccountOrderRef = builder.objectRef<AccountOrderRow>('AccountOrder').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    serial: t.exposeInt('serial'),
    state: t.expose('state', { type: OrderStateEnum }),
    agentName: t.exposeString('agentName'),
    vendorName: t.exposeString('vendorName'),
    cents: t.exposeInt('cents'),
    home: t.string({ resolve: ({ homeName, place }) => homeName ?? place }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

const AccountLetterRef = builder.objectRef<AccountLetterRow>('AccountLetter').implement({
  description: 'A mail to the address of an account, without its words.',
  fields: (t) => ({
    id: t.exposeID('key'),
    template: t.exposeString('template'),
    state: t.expose('state', { type: LetterStateEnum, description: 'LATE: its time was over before it could be sent.' }),
    tries: t.exposeInt('tries'),
    fault: t.exposeString('fault', { nullable: true, description: 'Why the last try failed, e.g. "status-503" or "timeout".' }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    settledDate: t.string({
      nullable: true,
      description: 'When it was sent or given up; ISO 8601, UTC.',
      resolve: ({ settledAt }) => (settledAt === null ? null : isoTime(settledAt)),
    }),
    mayResend: t.boolean({ resolve: ({ mayResend }) => mayResend === 1 }),
  }),
})

/** An account as staff see it. What is traded and paid is that of the request's country. */
export const StaffAccountRef = builder.objectRef<UserRow>('StaffAccount').implement({
  description: 'An account with what concerns it, for staff. What is traded and paid is that of the request’s country.',
  fields: (t) => ({
    id: t.exposeID('id'),
    user: t.field({ type: UserRef, resolve: (row) => row }),
    isStaff: t.boolean({ description: 'Staff do nothing with an account of staff but note.', resolve: (row) => isStaffRow(row) }),
    isActivated: t.boolean({ resolve: ({ activatedAt }) => activatedAt !== null }),
    suspendedDate: t.string({
      nullable: true,
      description: 'Since when nobody can sign in as this person; ISO 8601, UTC. Null: they are let in.',
      resolve: ({ suspendedAt }) => (suspendedAt === null ? null : isoTime(suspendedAt)),
    }),
    sessions: t.field({
      type: [SessionRef],
      extensions: { cost: 5, listSize: SESSIONS_MAX },
      resolve: async ({ id }, _, { account, clock }): Promise<ListedSession[]> => {
        const sessions = await listSessions(account, id, unixSeconds(clock))
        return sessions.map((session) => ({ ...session, isCurrent: false }))
      },
    }),
    billing: t.field({
      type: BillingOverviewRef,
      description: 'How they pay in the request’s country. It never asks the card service.',
      extensions: { cost: 20 },
      resolve: ({ id }, _, context) => readOverview(context, id, context.country.countryCode),
    }),
    listings: t.field({
      type: [AccountListingRef],
      extensions: { cost: 10, listSize: ACCOUNT_ROWS_MAX },
      resolve: ({ id }, _, { trade, country }) => listingsOfAccount(trade, id, country.countryCode),
    }),
    orders: t.field({
      type: [AccountOrderRef],
      description: 'Placed by the account, or carried out by it as a vendor.',
      extensions: { cost: 10, listSize: ACCOUNT_ROWS_MAX },
      resolve: ({ id }, _, { trade, country }) => ordersOfAccount(trade, id, country.countryCode),
    }),
    letters: t.field({
      type: [AccountLetterRef],
      extensions: { cost: 10, listSize: ACCOUNT_ROWS_MAX },
      resolve: (row, _, { trade, clock }) => lettersTo(trade, row, unixSeconds(clock)),
    }),
    deeds: t.field({
      type: [StaffDeedRef],
      description: 'The newest first.',
      extensions: { cost: 5, listSize: DEEDS_MAX },
      resolve: ({ id }, _, { account }) => listDeeds(account, id),
    }),
  }),
})
