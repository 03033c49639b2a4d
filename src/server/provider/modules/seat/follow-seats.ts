import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { SEAT_EVENT, SEAT_LINK, STRIPE_INFO } from '../../db/account/billing-tables.ts'
import { USER } from '../../db/account/people-tables.ts'
import { Statements } from '../../db/client.ts'
import { notNull, orNull, pick, type RowOf, text } from '../../db/column-table.ts'
import { tradeOf } from '../../db/trade-of.ts'
import type { JobContext } from '../../scheduled-job.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { rightsOf } from '../subscription/seat-rights.ts'
import type { SeatLetter } from './invitation-link.ts'

/** An act whose meaning for trade is not done yet. */
const WAITING_EVENT_ROW = {
  ...pick(SEAT_EVENT, 'key', 'action'),
  holder: notNull(STRIPE_INFO.columns.mainUserId),
  holderCountry: USER.columns.country,
  state: STRIPE_INFO.columns.status,
  ...pick(STRIPE_INFO, 'rights', 'userId'),
  name: text(),
  ...pick(SEAT_LINK, 'letter'),
  linkExpiresAt: orNull(SEAT_LINK.columns.expiresAt),
}
type WaitingEvent = RowOf<typeof WAITING_EVENT_ROW>

interface Following extends Pick<ProviderContext, 'account' | 'live' | 'later' | 'post'> {
  tradeFor: (country: CountryCode) => Statements
}

const PAGE = 100

const waiting = (account: Statements, keys: readonly string[] | null): Promise<WaitingEvent[]> =>
  account.all(
    WAITING_EVENT_ROW,
    `select event.key, event.action, seat.main_user_id as holder, holder.country as holderCountry, seat.status as state, seat.rights,
      seat.user_id as userId, coalesce(person.nick_name, '') as name, link.letter, link.expires_at as linkExpiresAt
    from seat_event event join stripe_info seat on seat.id = event.seat_id join user holder on holder.id = seat.main_user_id
      left join user person on person.id = seat.user_id left join seat_link link on link.event_key = event.key
    where event.followed_at is null and (?1 is null or event.key in (select value from json_each(?1))) order by event.at limit ${PAGE}`,
    keys && JSON.stringify(keys),
  )

/**
 * Does for trade what acts with seats mean: the letter of an invitation, the notice of an acceptance, leads that go back to the payer. Accounts and
 * trade are two databases; each step has a key or changes nothing the second time, so a run that is cut between the two is repeated.
 */
async function follow({ account, tradeFor, live, later, post }: Following, keys: readonly string[] | null, now: number): Promise<number> {
  const events = await waiting(account, keys)
  if (events.length === 0) return 0
  const letters: string[] = []
  const notified: { userId: string }[] = []
  for (const event of events) {
    if (event.letter !== null && event.state === 'invited') letters.push(await writeInvitation(tradeFor, event, event.letter, now))
    if (event.action === 'accept') notified.push(...(await tellHolder(tradeFor(event.holderCountry), event, now)))
    else if (!mayAnswer(event) && event.userId !== null)
      await giveLeadsBack(tradeFor(event.holderCountry), { owner: event.holder, seat: event.userId, key: event.key, now })
  }
  const done = JSON.stringify(events.map(({ key }) => key))
  await Promise.all([
    account.run('update seat_event set followed_at = ? where key in (select value from json_each(?))', now, done),
    account.run('update seat_link set letter = null where event_key in (select value from json_each(?))', done),
  ])
  if (letters.length > 0) later(post.push(letters))
  announce({ live, later, post }, notified)
  return events.length
}

const mayAnswer = ({ state, rights }: WaitingEvent): boolean => state === 'active' && rightsOf(rights).includes('leads')

async function writeInvitation(tradeFor: Following['tradeFor'], event: WaitingEvent, text: string, now: number): Promise<string> {
  // written by newInvitation
  const letter: SeatLetter = JSON.parse(text)
  const key = `seat-invitation ${event.key}`
  const notAfter = event.linkExpiresAt ?? now
  await writeLetter(tradeFor(letter.country), { ...letter, key, template: 'seat-invitation', notAfter, at: now })
  return key
}

const tellHolder = (trade: Statements, { key, holder, holderCountry: country, name }: WaitingEvent, at: number) =>
  writeNotice(trade, {
    key: `seat-accepted ${key}`,
    userId: holder,
    kind: 'seat-accepted',
    country,
    at,
    facts: { name },
    path: '/user/account-overview/seats',
  })

/** The payer's leads that were given to a seat are the payer's to answer again; their history says so. */
async function giveLeadsBack(trade: Statements, { owner, seat, key, now }: { owner: string; seat: string; key: string; now: number }) {
  await Promise.all([
    trade.run(
      `insert or ignore into lead_event (key, lead_id, action, actor, from_state, to_state, note, at)
      select ?1 || ' ' || id, id, 'assign', null, state, state, owner, ?2 from lead where owner = ?3 and assigned_to = ?4`,
      `seat ${key}`,
      now,
      owner,
      seat,
    ),
    trade.run('update lead set assigned_to = owner, updated_at = ?1 where owner = ?2 and assigned_to = ?3', now, owner, seat),
  ])
}

/** Follows acts of this request at once; what fails is left to the next run. */
export async function followNow(context: ProviderContext, keys: readonly string[], now: number): Promise<void> {
  try {
    await follow({ ...context, tradeFor: () => context.trade }, keys, now)
  } catch (error) {
    console.error(JSON.stringify({ event: 'seat-not-followed', error: String(error) }))
  }
}

/** Acts whose request ended between the two databases. */
export const followSeats = (context: JobContext): Promise<number> => {
  const trades = new Map<unknown, Statements>()
  const tradeFor = (country: CountryCode): Statements => {
    const database = tradeOf(context.databases, country)
    const trade = trades.get(database) ?? new Statements(database, 'first-primary')
    trades.set(database, trade)
    return trade
  }
  return follow({ ...context, tradeFor }, null, context.now)
}
