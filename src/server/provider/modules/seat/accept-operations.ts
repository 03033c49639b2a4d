import { NAME_MAX_CHARS } from '#graphql/limits.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { actionKey } from '../../asked.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { hasActed, recordAct } from '../../db/history.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { randomSecret } from '../../secret.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { emailKey } from '../../user-row.ts'
import { requireViewer } from '../../viewer.ts'
import { enter } from '../account/enter.ts'
import { checkInTurn, hashInTurn, knownAs, signingIn } from '../account/hash-in-turn.ts'
import { passwordRefusal } from '../account/registration-rules.ts'
import { replacedSession } from '../account/replaced-session.ts'
import { TokenRef } from '../account/type.ts'
import { findByEmail } from '../account/user-store.ts'
import { rightsOf } from '../subscription/seat-rights.ts'
import { SeatRightEnum } from '../subscription/subscription-type.ts'
import { acceptSeat, findInvitation, INVITATION_STATES, type InvitationRow, invitationState, joinSeat } from './accept.ts'
import { followNow } from './follow-seats.ts'
import { SEAT_TRANSITIONS } from './seat-states.ts'

const InvitationStateEnum = vocabularyEnum('SeatInvitationState', INVITATION_STATES)

const SeatInvitationRef = builder.objectRef<InvitationRow>('SeatInvitation').implement({
  description: 'An invitation, for whoever has its link.',
  fields: (t) => ({
    state: t.field({ type: InvitationStateEnum, resolve: (row, _, { clock }) => invitationState(row, unixSeconds(clock)) }),
    email: t.exposeString('email'),
    holderName: t.exposeString('holderName', { description: 'Who invites, and pays.' }),
    hasAccount: t.boolean({
      description: 'The address has an account, which joins after a login.',
      resolve: ({ accountId }) => accountId !== null,
    }),
    rights: t.field({ type: [SeatRightEnum], resolve: ({ rights }) => rightsOf(rights) }),
    linkUntil: t.string({ description: 'ISO 8601, UTC.', resolve: ({ expiresAt }) => isoTime(expiresAt) }),
  }),
})

builder.queryField('seatInvitation', (t) =>
  t.field({
    type: SeatInvitationRef,
    nullable: true,
    description: 'What the link of an invitation opens; null for one that is not known.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 10 },
    resolve: (_, { token }, { account }) => findInvitation(account, token),
  }),
)

/** The invitation of a link, with the code of what it does not open any more. */
async function invitationOf(context: ProviderContext, token: string): Promise<{ invitation: InvitationRow; closed: string | null }> {
  await takeFromNetwork(context, 'oneTimeLink')
  const invitation = await findInvitation(context.account, token)
  if (!invitation) throw refusal('token-spent', 'There is no such link.')
  const state = invitationState(invitation, unixSeconds(context.clock))
  return { invitation, closed: state === 'open' ? null : `seat-link-${state}` }
}

const closedLink = (code: string) => refusal(code, 'The link does not open a seat any more.')

interface AskedAcceptance {
  token: string
  key: string
  name: string
  password: string
}

async function accept(context: ProviderContext, asked: AskedAcceptance): Promise<{ token: string }> {
  const name = cleanLine(asked.name)
  if (name === '' || name.length > NAME_MAX_CHARS) throw refusal('name-missing', 'A name is needed.')
  const fault = passwordRefusal(asked.password)
  if (fault) throw refusal(fault, 'The password does not meet the rules.')
  const { invitation, closed } = await invitationOf(context, asked.token)
  const key = actionKey(asked.key, invitation.seatId, 'accept')
  if (closed) return again(context, invitation, { key, password: asked.password, closed })
  if (invitation.accountId !== null) throw refusal('email-used', 'An account has this address: log in with it.')
  const now = unixSeconds(context.clock)
  const replaced = await replacedSession(context, 'user')
  const person = {
    replaced,
    key,
    invitation,
    userId: crypto.randomUUID(),
    name,
    now,
    token: randomSecret(),
    userAgent: context.userAgent,
    language: messageLocale(context.language, invitation.holderCountry),
    passwordHash: await hashInTurn(context, knownAs(invitation.seatId), asked.password),
  }
  if (!(await acceptSeat(context.account, person)))
    return again(context, invitation, { key, password: asked.password, closed: 'seat-link-used' })
  context.device.remember(person.userId)
  if (replaced) context.later(context.live.end(replaced.userId, { only: replaced.sessionId }))
  await followNow(context, [key], now)
  return { token: person.token }
}

/** The same acceptance sent again, after a lost answer, is in effect a login; all others are told why the link is closed. */
async function again(
  context: ProviderContext,
  { seatId, email }: InvitationRow,
  { key, password, closed }: { key: string; password: string; closed: string },
): Promise<{ token: string }> {
  if (!(await hasActed(context.account, 'seat', { key, id: seatId }))) throw closedLink(closed)
  await takeFromNetwork(context, 'login', emailKey(email))
  const user = await findByEmail(context.account, email)
  const { isRight } = await checkInTurn(context, signingIn(context, user?.id), { given: password, stored: user?.passwordHash ?? null })
  const now = unixSeconds(context.clock)
  const entered =
    isRight && user?.passwordHash && (await enter(context, { userId: user.id, passwordHash: user.passwordHash, purpose: 'user', now }))
  if (!entered) throw closedLink(closed)
  return entered
}

async function leave(context: ProviderContext, seatId: string, askedKey: string): Promise<void> {
  const { id: userId } = await requireViewer(context)
  const now = unixSeconds(context.clock)
  const key = actionKey(askedKey, seatId, userId, 'leave')
  if (!(await leaveSeat(context.account, { seatId, userId, key, now }))) throw refusal('seat-unknown', 'There is no such seat.')
  await followNow(context, [key], now)
}

async function join(context: ProviderContext, token: string, askedKey: string): Promise<void> {
  const viewer = await requireViewer(context)
  const { invitation, closed } = await invitationOf(context, token)
  if (emailKey(invitation.email) !== viewer.emailKey) throw refusal('seat-other-address', 'The invitation went to another address.')
  const key = actionKey(askedKey, invitation.seatId, 'accept')
  const now = unixSeconds(context.clock)
  const isDone = closed === null && (await joinSeat(context.account, { key, invitation, userId: viewer.id, now }))
  if (!isDone && !(await hasActed(context.account, 'seat', { key, id: invitation.seatId }))) throw closedLink(closed ?? 'seat-link-used')
  await followNow(context, [key], now)
}

const CLOSED = 'seat-link-used, seat-link-expired, seat-link-withdrawn, token-spent'

builder.mutationFields((t) => ({
  acceptSeat: t.field({
    type: TokenRef,
    description: `Accepts an invitation with an account of one's own: a name and a password that nobody else learns. Signs in. The same key does it once. Codes: name-missing, password-weak, password-common, email-used (log in and join), ${CLOSED}.`,
    args: {
      token: t.arg.string({ required: true }),
      key: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
    },
    extensions: { cost: 200 },
    resolve: (_, asked, context) => accept(context, asked),
  }),
  leaveSeat: t.field({
    type: SuccessRef,
    description: 'Gives the viewer’s seat back; the account stays, and so do its sessions. The same key does it once. Code seat-unknown.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { id, key }, context) => {
      await leave(context, String(id), key)
      return DONE
    },
  }),
  joinSeat: t.field({
    type: SuccessRef,
    description: `Accepts an invitation with the viewer's account, which must have the invited address. The same key does it once. Codes: seat-other-address, ${CLOSED}.`,
    args: { token: t.arg.string({ required: true }), key: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { token, key }, context) => {
      await join(context, token, key)
      return DONE
    },
  }),
}))

/** A person gives a seat back, once; their sessions stay, because the account is theirs. False where they hold none any more. */
async function leaveSeat(
  account: Statements,
  { seatId: id, userId, key, now }: { seatId: string; userId: string; key: string; now: number },
): Promise<boolean> {
  const { from, to } = SEAT_TRANSITIONS.leave
  const where = { sql: 'user_id = ?', parameters: [userId] }
  const [isFresh] = await Promise.all([
    recordAct(account, 'seat', { key, id, action: 'leave', actor: userId, note: '', now, from, to, where }),
    account.run('update stripe_info set status = ?, ended_at = ? where id = ? and changes() > 0', to, now, id),
  ])
  return isFresh || hasActed(account, 'seat', { key, id })
}
