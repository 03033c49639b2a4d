import { type LocaleCode, parseLocaleCode } from '#market/locale-tags.ts'
import type { Statements } from '../../db/client.ts'
import { pick, selectList } from '../../db/column-table.ts'
import { BOOKING, CALENDAR_ADDRESS } from '../../db/trade/booking-tables.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { accountLink } from '../account/account-link.ts'
import { BOOKING_ROW } from './booking-row.ts'
import { eventFile, feedFile } from './calendar-file.ts'
import { hostEvent, openHouseEvent, ownEvent, visitorEvent } from './calendar-words.ts'
import { hostOf } from './host.ts'
import { listOwnAppointments } from './own-appointments.ts'
import { openHousesOfAgent } from './own-open-houses.ts'

const DAY = 86_400
const FEED_DAYS_BACK = 90
const FEED_DAYS_AHEAD = 365
const FEED_MAX = 1_000
/** programs may look more often than they do by themselves */
const FEED_REFRESH_SECONDS = 3_600

const SECRET = '([\\w-]{32,128})'
const BOOKING_PATH = new RegExp(`^/calendar/booking/${SECRET}\\.ics$`)
const FEED_PATH = new RegExp(`^/calendar/${SECRET}\\.ics$`)

const DATED_ROW = { ...BOOKING_ROW, changedAt: BOOKING.columns.updatedAt }
const DATED_COLUMNS = selectList(DATED_ROW, 'booking')

interface CalendarDatabases {
  trade: Statements
  account: Statements
}

/** The calendar file of an address of the site, "/calendar/…"; null where its secret is not known. */
export async function calendarAt(databases: CalendarDatabases, pathname: string, locale: LocaleCode, now: number): Promise<string | null> {
  const token = BOOKING_PATH.exec(pathname)?.[1]
  if (token) return bookingCalendar(databases, token, locale)
  const secret = FEED_PATH.exec(pathname)?.[1]
  return secret ? agentCalendar(databases, secret, now) : null
}

/** One appointment, by the secret of one of its letters. */
async function bookingCalendar({ trade, account }: CalendarDatabases, token: string, locale: LocaleCode): Promise<string | null> {
  const booking = await trade.first(
    DATED_ROW,
    `select ${DATED_COLUMNS} from booking where uid = (select uid from booking_link where token_hash = ?) order by sequence desc limit 1`,
    hashOf(token),
  )
  if (!booking) return null
  const host = await hostOf(account, booking.owner, locale)
  return eventFile(visitorEvent(booking, host?.name ?? '–', accountLink(booking, `/booking/${token}`, locale), locale))
}

const CALENDAR_ADDRESS_ROW = pick(CALENDAR_ADDRESS, 'userId', 'locale', 'siteOrigin')

/** All appointments and open houses of an agent, and what the agent has written down, by the secret of the address. */
async function agentCalendar({ trade }: CalendarDatabases, secret: string, now: number): Promise<string | null> {
  const hash = hashOf(secret)
  const [address, bookings] = await Promise.all([
    trade.first(
      CALENDAR_ADDRESS_ROW,
      'select user_id as userId, locale, site_origin as siteOrigin from calendar_address where secret_hash = ?',
      hash,
    ),
    trade.all(
      DATED_ROW,
      `select ${DATED_COLUMNS} from booking where owner = (select user_id from calendar_address where secret_hash = ?)
      and ends_at > ? and starts_at < ? and state in ('held', 'confirmed', 'done') order by starts_at, id limit ?`,
      hash,
      now - FEED_DAYS_BACK * DAY,
      now + FEED_DAYS_AHEAD * DAY,
      FEED_MAX,
    ),
  ])
  const locale = address && parseLocaleCode(address.locale)
  if (!locale) return null
  const [from, until] = [now - FEED_DAYS_BACK * DAY, now + FEED_DAYS_AHEAD * DAY]
  const [openHouses, own] = await Promise.all([
    openHousesOfAgent(trade, address.userId, from, until),
    listOwnAppointments(trade, address.userId, from, until),
  ])
  return feedFile({
    name: MESSAGE_WORDS[locale].appointments.calendar,
    refreshSeconds: FEED_REFRESH_SECONDS,
    events: [
      ...bookings.map((booking) => hostEvent(booking, address.siteOrigin, locale)),
      ...openHouses.map((one) => openHouseEvent(one, address.siteOrigin, locale)),
      ...own.map((one) => ownEvent(one, address.siteOrigin, locale)),
    ],
  })
}

interface NewAddress {
  userId: string
  country: string
  locale: LocaleCode
  siteOrigin: string
  now: number
}

/** Makes a new secret address, which ends the earlier one, and answers its path: it cannot be told again. */
export async function renewCalendar(trade: Statements, { userId, country, locale, siteOrigin, now }: NewAddress): Promise<string> {
  const secret = randomSecret()
  await trade.run(
    `insert into calendar_address (user_id, country, secret_hash, locale, site_origin, made_at) values (?, ?, ?, ?, ?, ?)
    on conflict (user_id) do update set country = excluded.country, secret_hash = excluded.secret_hash, locale = excluded.locale,
      site_origin = excluded.site_origin, made_at = excluded.made_at`,
    userId,
    country,
    hashOf(secret),
    locale,
    siteOrigin,
    now,
  )
  return `/calendar/${secret}.ics`
}

/** When the present address was made, in unix seconds; null without one. */
export const calendarMadeAt = async (trade: Statements, userId: string): Promise<number | null> =>
  (await trade.first({ at: CALENDAR_ADDRESS.columns.madeAt }, 'select made_at as at from calendar_address where user_id = ?', userId))
    ?.at ?? null
