import { LIST_FIRST_MAX } from '#graphql/limits.ts'
import { actionKey, momentOf, reasonOf } from '../../asked.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import type { StaffDeedKind } from '../../db/account/words.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { checkedFirst } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { isStaffRow, type UserRow } from '../../user-row.ts'
import { requireConfirmed, requireStaff } from '../../viewer.ts'
import { sendLink } from '../account/send-link.ts'
import { findById } from '../account/user-store.ts'
import { listInvoices } from '../billing/invoice-list.ts'
import { BilledInvoicePageRef } from '../billing/invoice-type.ts'
import { reviveLetters } from '../post/dead-letters.ts'
import { letterTo } from './account-facts.ts'
import { endAllSessions, isDeedDone, recordDeed, type StaffDeed, setSuspended } from './deed-store.ts'
import { StaffAccountRef } from './desk-type.ts'
import { extendTrial } from './extend-trial.ts'
import { handOverListing } from './hand-over-listing.ts'

/** Deeds that are about the account alone. */
const PLAIN_DEEDS = ['note', 'send-link', 'end-sessions', 'let-in', 'suspend'] as const satisfies readonly StaffDeedKind[]
const AccountDeedEnum = vocabularyEnum('AccountDeed', PLAIN_DEEDS)

const DEED_CODES = 'step-up-needed, desk-account, desk-reason, desk-staff, desk-state'

/** An account as staff see it. Throws `desk-account` for none. */
async function accountOf(context: ProviderContext, id: string): Promise<UserRow> {
  const user = await findById(context.account, id)
  if (!user) throw refusal('desk-account', 'There is no such account.')
  return user
}

interface AskedDeed {
  key: string
  id: string | number
  reason: string
}

/** Whose deed it is, about whom. Throws as requireStaff and requireConfirmed do, `desk-account`, `desk-reason` without a reason, and `desk-staff` for accounts of staff, with which nothing is done here but to note. */
async function deedOf(
  context: ProviderContext,
  { key, id, reason }: AskedDeed,
  deed: StaffDeedKind,
): Promise<{ user: UserRow; done: StaffDeed }> {
  const staff = await requireStaff(context)
  requireConfirmed(context, staff)
  const user = await accountOf(context, String(id))
  const words = reasonOf(reason)
  if (words === '') throw refusal('desk-reason', 'A reason is needed.')
  if (deed !== 'note' && isStaffRow(user)) throw refusal('desk-staff', 'An account of staff is not managed here.')
  const now = unixSeconds(context.clock)
  return { user, done: { key: actionKey(key, user.id, deed), userId: user.id, staffId: staff.id, deed, reason: words, about: '', now } }
}

/** Sends whoever has not activated the account, or not proven the address, another link. False where neither is open. */
async function sendOpenLink(context: ProviderContext, user: UserRow, deed: StaffDeed): Promise<boolean> {
  if (user.activatedAt !== null && user.emailVerifiedAt !== null) return false
  if (await isDeedDone(context.account, deed.key)) return true
  const purpose = user.activatedAt === null ? 'activate' : 'verify-email'
  if (!(await sendLink(context, user, purpose))) throw refusal('mail-not-sent', 'The e-mail could not be sent.')
  return recordDeed(context.account, { ...deed, about: purpose })
}

const PLAIN: Record<(typeof PLAIN_DEEDS)[number], (context: ProviderContext, user: UserRow, deed: StaffDeed) => Promise<boolean>> = {
  note: ({ account }, _, deed) => recordDeed(account, deed),
  suspend: ({ account }, _, deed) => setSuspended(account, deed, true),
  'let-in': ({ account }, _, deed) => setSuspended(account, deed, false),
  'end-sessions': ({ account }, _, deed) => endAllSessions(account, deed),
  'send-link': sendOpenLink,
}

/** Deeds after which no page of the person stays open. */
const CLOSES: ReadonlySet<StaffDeedKind> = new Set(['suspend', 'end-sessions'])

builder.queryFields((t) => ({
  staffAccount: t.field({
    type: StaffAccountRef,
    description: 'An account with what concerns it. For staff. Codes: desk-account.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id }, context) => {
      await requireStaff(context)
      return accountOf(context, String(id))
    },
  }),
  accountInvoices: t.field({
    type: BilledInvoicePageRef,
    description:
      'Invoices of an account in the request’s country, the newest first. For staff. Codes: desk-account, billing-country, billing-unavailable, billing-unreachable.',
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), after: t.arg.string() },
    extensions: { cost: 50, listSize: LIST_FIRST_MAX },
    resolve: async (_, { id, first, after }, context) => {
      await requireStaff(context)
      const { id: userId } = await accountOf(context, String(id))
      return listInvoices(context, { userId, country: context.country.countryCode, first: checkedFirst(first, 12), after: after ?? null })
    },
  }),
}))

builder.mutationFields((t) => ({
  actOnAccount: t.field({
    type: StaffAccountRef,
    description: `Notes something of an account, suspends it and ends its sessions, lets it in again, ends its sessions, or sends it another link to activate it or to confirm its address. The same key does it once. For staff. Codes: ${DEED_CODES}, mail-not-sent.`,
    args: {
      key: t.arg.string({ required: true }),
      id: t.arg.id({ required: true }),
      deed: t.arg({ type: AccountDeedEnum, required: true }),
      reason: t.arg.string({ required: true }),
    },
    extensions: { cost: 60 },
    resolve: async (_, { deed: kind, ...asked }, context) => {
      const { user, done } = await deedOf(context, asked, kind)
      const isFresh = await PLAIN[kind](context, user, done)
      if (!isFresh && !(await isDeedDone(context.account, done.key))) throw refusal('desk-state', 'The account stands so already.')
      if (isFresh && CLOSES.has(kind)) context.later(context.live.end(user.id, { except: null }))
      return accountOf(context, user.id)
    },
  }),
  resendAccountLetter: t.field({
    type: StaffAccountRef,
    description: `Sends a mail to the account again that was given up. The same key does it once. For staff. Codes: ${DEED_CODES}, desk-letter.`,
    args: {
      key: t.arg.string({ required: true }),
      id: t.arg.id({ required: true }),
      letter: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    extensions: { cost: 60 },
    resolve: async (_, { letter, ...asked }, context) => {
      const { user, done } = await deedOf(context, asked, 'resend-letter')
      const { trade, account } = context
      if (!(await isDeedDone(account, done.key))) {
        const found = await letterTo(trade, user, String(letter))
        const [revived] = found ? await reviveLetters(trade, [String(letter)], done.now) : []
        if (!found || revived === undefined) throw refusal('desk-letter', 'This mail cannot be sent again.')
        await recordDeed(account, { ...done, about: found.template })
        context.later(context.post.push([revived]))
      }
      return accountOf(context, user.id)
    },
  }),
  extendTrial: t.field({
    type: StaffAccountRef,
    description: `Moves the end of the account's trial in the request's country to a later moment, ISO 8601. The same key does it once. For staff. Codes: ${DEED_CODES}, desk-trial, desk-until, time-unreadable, billing-none, billing-country, billing-unavailable, billing-unreachable.`,
    args: {
      key: t.arg.string({ required: true }),
      id: t.arg.id({ required: true }),
      until: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    extensions: { cost: 100 },
    resolve: async (_, { until, ...asked }, context) => {
      const { user, done } = await deedOf(context, asked, 'extend-trial')
      const moment = momentOf(until)
      if (!(await isDeedDone(context.account, done.key))) {
        await extendTrial(context, { key: done.key, userId: user.id, country: context.country.countryCode, until: moment })
        await recordDeed(context.account, { ...done, about: isoTime(moment) })
      }
      return accountOf(context, user.id)
    },
  }),
  handOverListing: t.field({
    type: StaffAccountRef,
    description: `Gives a listing of the account to another agent, by the address of that account, whose lines it bears from then on. The same key does it once. For staff. Codes: ${DEED_CODES}, desk-listing, desk-agent, listing-incomplete.`,
    args: {
      key: t.arg.string({ required: true }),
      id: t.arg.id({ required: true }),
      listing: t.arg.id({ required: true }),
      to: t.arg.string({ required: true, description: 'E-mail address of the agent who takes it.' }),
      reason: t.arg.string({ required: true }),
    },
    extensions: { cost: 100 },
    resolve: async (_, { listing, to, ...asked }, context) => {
      const { user, done } = await deedOf(context, asked, 'hand-over-listing')
      const { key, staffId: staff, reason, now } = done
      if (!(await isDeedDone(context.account, key))) {
        const about = await handOverListing(context, { key, from: user, listing: String(listing), to, staff, reason, now })
        await recordDeed(context.account, { ...done, about })
      }
      return accountOf(context, user.id)
    },
  }),
}))
