import { SEAT_EVENT, SEAT_LINK, STRIPE_INFO } from '../../db/account/billing-tables.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { orNull, pick, type RowOf } from '../../db/column-table.ts'
import { hashOf } from '../../secret.ts'
import { emailKey } from '../../user-row.ts'
import { recordAudit } from '../account/audit.ts'
import { endReplaced, type ReplacedSession } from '../account/replaced-session.ts'
import { insertSession } from '../account/session-store.ts'

/** A link of an invitation with its seat; times are unix seconds. */
const INVITATION_ROW = {
  ...pick(SEAT_LINK, 'tokenHash'),
  seatId: STRIPE_INFO.columns.id,
  ...pick(STRIPE_INFO, 'email'),
  state: STRIPE_INFO.columns.status,
  ...pick(STRIPE_INFO, 'rights'),
  ...pick(SEAT_LINK, 'expiresAt', 'usedAt'),
  holderName: USER.columns.nickName,
  holderCountry: USER.columns.country,
  /** the account that has the address */
  accountId: orNull(USER.columns.id),
}
export type InvitationRow = RowOf<typeof INVITATION_ROW>

export const findInvitation = (account: Statements, token: string): Promise<InvitationRow | null> =>
  account.first(
    INVITATION_ROW,
    `select link.token_hash as tokenHash, seat.id as seatId, seat.email, seat.status as state, seat.rights, link.expires_at as expiresAt,
      link.used_at as usedAt, holder.nick_name as holderName, holder.country as holderCountry, person.id as accountId
    from seat_link link join stripe_info seat on seat.id = link.seat_id join user holder on holder.id = seat.main_user_id
      left join user person on person.email_key = lower(seat.email) where link.token_hash = ?`,
    hashOf(token),
  )

export const INVITATION_STATES = ['open', 'used', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** What a link still opens. A link of a seat that was accepted by another of its links is used as well. */
export function invitationState(
  { state, expiresAt, usedAt }: Pick<InvitationRow, 'state' | 'expiresAt' | 'usedAt'>,
  now: number,
): InvitationState {
  if (usedAt !== null) return 'used'
  if (state === 'removed') return 'withdrawn'
  if (state !== 'invited') return 'used'
  return expiresAt > now ? 'open' : 'expired'
}

/** Who accepts, and by which link; `key` is the action's. */
export interface Acceptance {
  key: string
  invitation: InvitationRow
  userId: string
  now: number
}

const OPEN = `exists (select 1 from seat_link link join stripe_info seat on seat.id = link.seat_id
  where link.token_hash = ? and link.used_at is null and link.expires_at > ? and seat.status = 'invited')`

/** The seat becomes the person's; null when the link is not open any more. Statements sent before it in the same tick join its transaction. */
async function takeSeat(account: Statements, { key, invitation, userId, now }: Acceptance): Promise<{ key: string } | null> {
  const { tokenHash, seatId } = invitation
  const [taken] = await Promise.all([
    account.first(
      pick(SEAT_EVENT, 'key'),
      `insert or ignore into seat_event (key, seat_id, action, actor, from_state, to_state, note, at)
      select ?, seat.id, 'accept', user.id, seat.status, 'active', '', ? from stripe_info seat join user on user.id = ? and user.email_key = lower(seat.email)
      where seat.id = ? and ${OPEN} returning key`,
      key,
      now,
      userId,
      seatId,
      tokenHash,
      now,
    ),
    account.run(
      "update stripe_info set status = 'active', user_id = ?, accepted_at = ? where id = ? and changes() > 0",
      userId,
      now,
      seatId,
    ),
    account.run('update seat_link set used_at = ? where token_hash = ? and changes() > 0', now, tokenHash),
    // the link was read in the mailbox of the address
    account.run(
      'update user set email_verified_at = coalesce(email_verified_at, ?), updated_at = ? where id = ? and changes() > 0',
      now,
      now,
      userId,
    ),
  ])
  return taken
}

/** Joins with an account that has the address; false when the link is not open any more. */
export const joinSeat = async (account: Statements, acceptance: Acceptance): Promise<boolean> =>
  (await takeSeat(account, acceptance)) !== null

/** A person without an account accepts. */
export interface NewSeatPerson extends Acceptance {
  name: string
  passwordHash: string
  /** a locale's code */
  language: string
  /** of the first session */
  token: string
  /** the session that it replaces */
  replaced: ReplacedSession | null
  userAgent: string
}

/** Makes the account, gives it the seat and opens its first session, in one batch; false when the link is not open any more or the address is taken. */
export async function acceptSeat(account: Statements, person: NewSeatPerson): Promise<boolean> {
  const { userId, invitation, name, passwordHash, language, token, userAgent, replaced, now } = person
  const { email, holderCountry, tokenHash } = invitation
  const [made] = await Promise.all([
    account.first(
      pick(USER, 'id'),
      `insert into user (id, email, email_key, nick_name, country, language, kind, roles, password_hash, email_verified_at, activated_at,
        created_at, updated_at)
      select ?, ?, ?, ?, ?, ?, 'sub-account', '["sub-account"]', ?, ?, ?, ?, ? where ${OPEN} on conflict (email_key) do nothing returning id`,
      userId,
      email,
      emailKey(email),
      name,
      holderCountry,
      language,
      passwordHash,
      now,
      now,
      now,
      now,
      tokenHash,
      now,
    ),
    recordAudit(account, 'registered', { userId, at: now, ifChanged: true }),
    takeSeat(account, person),
    insertSession(account, { userId, passwordHash, token, purpose: 'user', userAgent, now }),
    endReplaced(account, replaced, { by: token, now }),
  ])
  return made !== null
}
