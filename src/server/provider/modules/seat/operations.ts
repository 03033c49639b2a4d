import { SEAT_INVITES_MAX } from '#graphql/limits.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { actionKey } from '../../asked.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { limitKey, MAILS_PER_PERSON, takeFromNetwork } from '../../throttle.ts'
import { emailKey } from '../../user-row.ts'
import { requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { paidSeats } from '../subscription/paid-seats.ts'
import { rightsJson, type SeatRight } from '../subscription/seat-rights.ts'
import { SeatRightEnum } from '../subscription/subscription-type.ts'
import { actOnSeat, grantSeat } from './act-on-seat.ts'
import { followNow } from './follow-seats.ts'
import { newInvitation } from './invitation-link.ts'
import { inviteSeat, leavingKey, moveSeat } from './invite.ts'
import { readOwnSeat } from './own-seat.ts'
import { resendSeat } from './resend.ts'
import { listSeatEvents, listSeats, readSeat, type SeatRow } from './seat-row.ts'
import { SEAT_MOVES } from './seat-states.ts'
import { OwnSeatRef, SeatDeskRef, SeatEventRef, SeatRef } from './seat-type.ts'

const SeatMoveEnum = vocabularyEnum('SeatMove', SEAT_MOVES)

/** What became of one address. */
interface Invited {
  email: string
  seat: SeatRow | null
  code: string | null
}

const InvitedRef = builder.objectRef<Invited>('SeatInvited').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    seat: t.field({ type: SeatRef, nullable: true, resolve: ({ seat }) => seat }),
    code: t.exposeString('code', {
      nullable: true,
      description:
        'Why there is no seat: email-invalid, seat-own (the payer’s own address), seat-known (it has one), seat-full, seat-none-paid, too-many-attempts.',
    }),
  }),
})

async function ownSeat(context: ProviderContext, id: string): Promise<{ viewer: ViewerRow; seat: SeatRow; now: number }> {
  const viewer = await requireViewer(context)
  const now = unixSeconds(context.clock)
  const seat = await readSeat(context.account, { id, holder: viewer.id }, now)
  if (!seat) throw refusal('seat-unknown', 'There is no such seat.')
  return { viewer, seat, now }
}

/** The seat as it is after an act, once what the act means for trade is done. */
async function after(context: ProviderContext, { id, key, viewer }: { id: string; key: string; viewer: ViewerRow }): Promise<SeatRow> {
  const now = unixSeconds(context.clock)
  await followNow(context, [key, leavingKey(key)], now)
  const seat = await readSeat(context.account, { id, holder: viewer.id }, now)
  if (!seat) throw refusal('seat-unknown', 'There is no such seat.')
  return seat
}

/** Letters to one address are counted whoever asks for them, so that nobody is written to without end. */
async function mayWriteTo({ ledger }: ProviderContext, email: string): Promise<boolean> {
  return (await ledger.take(limitKey('mails', 'seat-invitation', emailKey(email)), MAILS_PER_PERSON)).allowed
}

const tooManyLetters = () => refusal('too-many-attempts', 'Several letters went to this address within the hour.')

async function invite(
  context: ProviderContext,
  viewer: ViewerRow,
  asked: { key: string; email: string; rights: string },
): Promise<Invited> {
  const { email, rights } = asked
  const no = (code: string): Invited => ({ email, seat: null, code })
  if (!isEmailAddress(email)) return no('email-invalid')
  if (emailKey(email) === viewer.emailKey) return no('seat-own')
  if (!(await mayWriteTo(context, email))) return no('too-many-attempts')
  const now = unixSeconds(context.clock)
  const key = actionKey(asked.key, viewer.id, emailKey(email), 'invite')
  const link = await newInvitation(context, email, viewer.nickName, now)
  const made = await inviteSeat(context.account, { id: crypto.randomUUID(), key, holder: viewer.id, email, rights, link, now })
  if (typeof made === 'string') return no(made)
  return { email, seat: await after(context, { id: made.id, key, viewer }), code: null }
}

async function move(context: ProviderContext, id: string, asked: { key: string; email: string }): Promise<SeatRow> {
  const { viewer, seat, now } = await ownSeat(context, id)
  const email = asked.email.trim()
  if (!isEmailAddress(email)) throw refusal('email-invalid', 'This is not an e-mail address.')
  if (emailKey(email) === viewer.emailKey) throw refusal('seat-own', 'This is your own address.')
  await takeFromNetwork(context, 'seat')
  if (!(await mayWriteTo(context, email))) throw tooManyLetters()
  const key = actionKey(asked.key, viewer.id, id, 'move')
  const link = await newInvitation(context, email, viewer.nickName, now)
  const { rights } = seat
  const made = await moveSeat(context.account, id, { id: crypto.randomUUID(), key, holder: viewer.id, email, rights, link, now })
  if (typeof made === 'string') throw refusal(seat.state === 'removed' ? 'seat-state' : made, 'The seat was not moved.')
  if (seat.userId !== null) context.later(context.live.end(seat.userId, { except: null }))
  return after(context, { id: made.id, key, viewer })
}

async function resend(context: ProviderContext, id: string, askedKey: string): Promise<SeatRow> {
  const { viewer, seat, now } = await ownSeat(context, id)
  if (seat.state !== 'invited') throw seatState()
  if (!(await mayWriteTo(context, seat.email))) throw tooManyLetters()
  const key = actionKey(askedKey, viewer.id, id, 'resend')
  const link = await newInvitation(context, seat.email, viewer.nickName, now)
  const sent = await resendSeat(context.account, { key, seat, actor: viewer.id, now }, link)
  if (sent === false) throw seatState()
  if (sent !== true) throw refusal('too-soon', 'A letter went out within the minute.', { waitSeconds: sent })
  return after(context, { id, key, viewer })
}

async function act(context: ProviderContext, id: string, asked: { key: string; move: (typeof SEAT_MOVES)[number] }): Promise<SeatRow> {
  const { viewer, seat, now } = await ownSeat(context, id)
  const key = actionKey(asked.key, viewer.id, id, asked.move)
  const done = await actOnSeat(context.account, { key, seat, actor: viewer.id, now }, asked.move)
  if (done === 'full') throw refusal('seat-full', 'Every seat that is paid for is taken.')
  if (!done) throw seatState()
  if (seat.userId !== null && asked.move !== 'resume') context.later(context.live.end(seat.userId, { except: null }))
  return after(context, { id, key, viewer })
}

async function grant(context: ProviderContext, id: string, asked: { key: string; rights: readonly SeatRight[] }): Promise<SeatRow> {
  const { viewer, seat, now } = await ownSeat(context, id)
  const key = actionKey(asked.key, viewer.id, id, 'grant')
  if (!(await grantSeat(context.account, { key, seat, actor: viewer.id, now }, rightsJson(asked.rights)))) throw seatState()
  return after(context, { id, key, viewer })
}

const seatState = () => refusal('seat-state', 'This cannot be done with the seat any more.')

builder.queryFields((t) => ({
  seats: t.field({
    type: SeatDeskRef,
    description: 'The seats that the viewer pays for.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const { id } = await requireViewer(context)
      const now = unixSeconds(context.clock)
      const [paid, seats] = await Promise.all([paidSeats(context.account, id, now), listSeats(context.account, id, now)])
      return { paid, seats }
    },
  }),
  seatEvents: t.field({
    type: [SeatEventRef],
    description: 'What was done with a seat of the viewer’s, the newest first. Code seat-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20, listSize: 20 },
    resolve: async (_, { id }, context) => listSeatEvents(context.account, (await ownSeat(context, String(id))).seat.id),
  }),
  ownSeat: t.field({
    type: OwnSeatRef,
    nullable: true,
    description: 'The seat that the viewer holds; null without one.',
    extensions: { cost: 10 },
    resolve: async (_, __, context) => readOwnSeat(context.account, (await requireViewer(context)).id, unixSeconds(context.clock)),
  }),
}))

const ONCE = 'The same key does it once. Codes: seat-unknown, seat-state'

builder.mutationFields((t) => ({
  inviteSeats: t.field({
    type: [InvitedRef],
    description: `Invites up to ${SEAT_INVITES_MAX} addresses, each by a letter with a link; each has its own result. The same key invites once. Codes: seat-addresses, too-many-attempts.`,
    args: {
      key: t.arg.string({ required: true }),
      emails: t.arg.stringList({ required: true }),
      rights: t.arg({ type: [SeatRightEnum], required: true }),
    },
    extensions: { cost: 200, listSize: SEAT_INVITES_MAX },
    resolve: async (_, { key, emails, rights }, context) => {
      const viewer = await requireViewer(context)
      const addresses = [...new Map(emails.map((email) => [emailKey(email), email.trim()])).values()]
      if (addresses.length === 0 || addresses.length > SEAT_INVITES_MAX)
        throw refusal('seat-addresses', `One to ${SEAT_INVITES_MAX} addresses.`)
      await takeFromNetwork(context, 'seat')
      const results: Invited[] = []
      // one after the other, so that the places go to the first of them
      for (const email of addresses) results.push(await invite(context, viewer, { key, email, rights: rightsJson(rights) }))
      return results
    },
  }),
  resendSeat: t.field({
    type: SeatRef,
    description: `Sends the letter of an invitation again, with another link. ${ONCE}, too-soon with waitSeconds, too-many-attempts.`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id, key }, context) => resend(context, String(id), key),
  }),
  moveSeat: t.field({
    type: SeatRef,
    description: `Withdraws a seat from its address, ends its person’s sessions, and invites another address to it, with the same rights. Answers the new seat. ${ONCE}, email-invalid, seat-own, seat-known, seat-full, too-many-attempts.`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }), email: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id, key, email }, context) => move(context, String(id), { key, email }),
  }),
  actOnSeat: t.field({
    type: SeatRef,
    description: `Suspends a seat, brings it back, or removes it; an invitation is withdrawn so. Whoever is suspended or removed is signed out at once, and their leads go back. ${ONCE}, seat-full.`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }), move: t.arg({ type: SeatMoveEnum, required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id, key, move: asked }, context) => act(context, String(id), { key, move: asked }),
  }),
  grantSeat: t.field({
    type: SeatRef,
    description: `Says what a seat may do from now on. ${ONCE}.`,
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      rights: t.arg({ type: [SeatRightEnum], required: true }),
    },
    extensions: { cost: 50 },
    resolve: (_, { id, key, rights }, context) => grant(context, String(id), { key, rights }),
  }),
}))
