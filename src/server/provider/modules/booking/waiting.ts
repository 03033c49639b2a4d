import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { ProviderContext } from '../../context.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { WAITING } from '../../db/trade/booking-tables.ts'
import type { AppointmentKind } from '../../db/trade/words.ts'
import { messageTag } from '../../messages/letter.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { accountLink } from '../account/account-link.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { freeSlots, isOffered } from './book.ts'
import { holidaysAt } from './schedule-holidays.ts'
import type { Schedule } from './schedule-store.ts'
import { localDay, slotsOf, spanOfDay } from './slot-rules.ts'
import { VISITOR_MAX_CHARS } from './visitor-rules.ts'

/** People who can wait for one day: more would not be told before it is over. */
const WAITING_MAX = 30

/** Somebody who waits. */
export const WAITING_ROW = pick(WAITING, 'id', 'country', 'owner', 'kind', 'day', 'name', 'email', 'locale', 'siteOrigin')
export type WaitingRow = RowOf<typeof WAITING_ROW>

interface DaysQuestion {
  schedule: Schedule
  kind: AppointmentKind
  /** unix seconds */
  from: number
  until: number
  now: number
}

/** Local days that have times by the rules, and none that is free; in order. */
export async function fullDays(trade: Statements, question: DaysQuestion): Promise<string[]> {
  const { schedule, kind, ...range } = question
  if (!isOffered(schedule)) return []
  const { rules, country } = schedule
  const holidays = holidaysAt(country, rules.timeZone)
  const dayOf = ({ startsAt }: { startsAt: number }) => localDay(startsAt, rules.timeZone)
  const free = new Set((await freeSlots(trade, question)).map(dayOf))
  const all = new Set(slotsOf({ rules, kind, holidays, taken: [], ...range }).map(dayOf))
  return [...all].filter((day) => !free.has(day))
}

/** Why somebody cannot wait; `waiting-free`: there is no need to. */
export type WaitingRefusal = 'waiting-closed' | 'waiting-free' | 'waiting-full'

interface WaitingRequest {
  schedule: Schedule
  kind: AppointmentKind
  day: string
  /** as visitors see the host, and the public id of its page */
  host: { name: string; id: string }
  visitor: { name: string; email: string; locale: LocaleCode }
  siteOrigin: string
  now: number
}

/** Who waits, cleaned; or the first field that is wrong. */
export function readWaiting(input: { name: string; email: string }, locale: LocaleCode): WaitingRequest['visitor'] | 'name' | 'email' {
  const [name, email] = [cleanLine(input.name), input.email.trim()]
  if (name.length === 0 || name.length > VISITOR_MAX_CHARS.name) return 'name'
  return isEmailAddress(email) ? { name, email, locale } : 'email'
}

/** Lets somebody wait for a day that is full, and says so by letter. Who waits already goes on waiting, and is not told again. */
export async function joinWaiting(
  context: Pick<ProviderContext, 'trade' | 'later' | 'post'>,
  { schedule, kind, day, host, visitor, siteOrigin, now }: WaitingRequest,
): Promise<WaitingRefusal | null> {
  const span = spanOfDay(day, schedule.rules.timeZone)
  if (!span) return 'waiting-closed'
  const question = { schedule, kind, ...span, now }
  if (!(await fullDays(context.trade, question)).includes(day))
    return (await freeSlots(context.trade, question)).length > 0 ? 'waiting-free' : 'waiting-closed'
  const { trade } = context
  const token = randomSecret()
  const row: WaitingRow = {
    id: crypto.randomUUID(),
    country: schedule.country,
    owner: schedule.owner,
    kind,
    day,
    ...visitor,
    siteOrigin,
  }
  const emailKey = visitor.email.toLowerCase()
  const [, [waits], letter] = await Promise.all([
    trade.run(
      `insert into waiting (id, country, owner, kind, day, name, email, email_key, locale, site_origin, token_hash, created_at)
      select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
      where (select count(*) from waiting where owner = ?3 and kind = ?4 and day = ?5) < ?13
      on conflict (owner, kind, day, email_key) do update set id = excluded.id, name = excluded.name, locale = excluded.locale,
        token_hash = excluded.token_hash, told_hash = null, created_at = excluded.created_at, told_at = null where told_at is not null`,
      row.id,
      row.country,
      row.owner,
      kind,
      day,
      row.name,
      row.email,
      emailKey,
      row.locale,
      siteOrigin,
      hashOf(token),
      now,
      WAITING_MAX,
    ),
    trade.all(
      pick(WAITING, 'id'),
      'select id from waiting where owner = ? and kind = ? and day = ? and email_key = ?',
      row.owner,
      kind,
      day,
      emailKey,
    ),
    writeWaitingLetter(
      trade,
      { row, template: 'waiting-joined', host, token, notAfter: span.until, now },
      { sql: 'exists (select 1 from waiting where id = ?)', parameters: [row.id] },
    ),
  ])
  if (!waits) return 'waiting-full'
  if (waits.id === row.id) context.later(context.post.push([letter]))
  return null
}

/** Ends the waiting that the secret of a letter stands for. False where nobody waits under it any more. */
export async function leaveWaiting(trade: Statements, token: string): Promise<boolean> {
  const gone = await trade.all(
    pick(WAITING, 'id'),
    'delete from waiting where token_hash = ?1 or told_hash = ?1 returning id',
    hashOf(token),
  )
  return gone.length > 0
}

interface WaitingLetter {
  row: WaitingRow
  template: 'waiting-joined' | 'waiting-free'
  host: WaitingRequest['host']
  token: string
  /** unix seconds; it is not sent afterwards */
  notAfter: number
  now: number
}

/** The letter that somebody waits, or that a time is free; once for each waiting. Returns its key, for `post.push`. */
export async function writeWaitingLetter(trade: Statements, letter: WaitingLetter, guard: Guard): Promise<string> {
  const { row, template, host, token, notAfter, now } = letter
  const { kind, day, locale } = row
  const key = `${template} ${row.id}`
  const path = `/book/${encodeURIComponent(host.id)}?appointment=${kind}&day=${day}&waiting=${token}`
  const when = new Intl.DateTimeFormat(messageTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`))
  const values = {
    name: row.name,
    link: accountLink(row, path, locale),
    host: host.name,
    when,
    what: MESSAGE_WORDS[locale].appointments[kind].plain,
  }
  await writeLetter(trade, { key, country: row.country, to: row.email, locale, template, notAfter, at: now, values }, guard)
  return key
}
