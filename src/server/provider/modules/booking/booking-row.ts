import type { ListingActivity } from '#graphql/listing-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { pick, type RowOf, selectList } from '../../db/column-table.ts'
import { BOOKING } from '../../db/trade/booking-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import type { TakenTime } from './slot-rules.ts'
import { TAKEN_TIME_ROW } from './slot-rules.ts'

/** The home that an appointment is about. */
export interface BookedHome {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
  name: string
  /** "#12-34" or what else the visitor said of it; '' where it is the project as a whole */
  unit: string
  /** the advertisement it was asked about: the last two words of its page's address */
  listing?: { slug: string; activity: ListingActivity }
}

/** Who comes. */
export interface Visitor {
  name: string
  email: string
  phone: string
  locale: LocaleCode
  note: string
}

/** A stored booking; times in unix seconds. */
export const BOOKING_ROW = {
  ...pick(
    BOOKING,
    'id',
    'uid',
    'sequence',
    'country',
    'owner',
    'kind',
    'startsAt',
    'endsAt',
    'bufferSeconds',
    'timeZone',
    'place',
    'state',
    'heldUntil',
    'visitorName',
    'visitorEmail',
    'visitorPhone',
    'visitorLocale',
    'note',
  ),
  /** JSON of a BookedHome */
  home: BOOKING.columns.home,
  /** JSON */
  evidence: BOOKING.columns.evidence,
  ...pick(BOOKING, 'siteOrigin', 'createdAt'),
}
export type BookingRow = RowOf<typeof BOOKING_ROW>

export const BOOKING_COLUMNS = selectList(BOOKING_ROW, 'booking')

/** Bookings that take their time. */
export const TAKING = "booking.state in ('held', 'confirmed')"

export const bookedHome = ({ home }: Pick<BookingRow, 'home'>): BookedHome | null => (home === null ? null : JSON.parse(home))

interface TakenRange {
  owner: string
  from: number
  until: number
  /** what is proposed is held until its end */
  now: number
  /** a booking that is left out */
  besides?: string
}

/** Open houses `o` of the listings of an agent (?1) that are advertised. */
export const OPEN_HOUSES_OF_AGENT = `open_house o join listing l on l.id = o.listing_id
  where l.agent = ?1 and l.state in (${ADVERTISED_STATES.map((state) => `'${state}'`).join(', ')})`

/** Own appointments and blocked times `own` of an agent (?1). */
export const OWN_APPOINTMENTS_OF_AGENT = 'own_appointment own where own.owner = ?1 and own.removed_at is null'

/** Times `held` of the proposals `proposal` of an agent (?1) that nobody has answered; `now`: an expression. */
export const heldTimesOfAgent = (now: string): string => `proposed_time held join time_proposal proposal on proposal.id = held.proposal_id
  where proposal.owner = ?1 and proposal.state = 'open' and proposal.held_until > ${now}`

/** Times `busy` at which an agent (?1) is busy by calendars that are kept elsewhere. */
export const BUSY_TIMES_OF_AGENT = 'busy_time busy where busy.owner = ?1'

/** What is taken of a schedule between two moments: by bookings, and by the open houses, own appointments, proposed times and other calendars of its agent. */
export const takenOf = (trade: Statements, { owner, from, until, now, besides }: TakenRange): Promise<TakenTime[]> =>
  trade.all(
    TAKEN_TIME_ROW,
    `select kind, starts_at as startsAt, ends_at as endsAt, buffer_seconds as bufferSeconds from booking
    where owner = ?1 and ends_at > ?2 and starts_at < ?3 and id is not ?4 and ${TAKING}
    union all select null, o.starts_at, o.ends_at, 0 from ${OPEN_HOUSES_OF_AGENT} and o.ends_at > ?2 and o.starts_at < ?3
    union all select null, own.starts_at, own.ends_at, 0 from ${OWN_APPOINTMENTS_OF_AGENT} and own.ends_at > ?2 and own.starts_at < ?3
    union all select null, held.starts_at, held.ends_at, proposal.buffer_seconds from ${heldTimesOfAgent('?5')} and held.ends_at > ?2 and held.starts_at < ?3
    union all select null, busy.starts_at, busy.ends_at, 0 from ${BUSY_TIMES_OF_AGENT} and busy.ends_at > ?2 and busy.starts_at < ?3
    order by startsAt`,
    owner,
    from,
    until,
    besides ?? null,
    now,
  )

/**
 * Whether something of an agent (?1) stands within a time: a booking, an open house, an own appointment, a time that is held, a time of another calendar.
 * `from`, `until` and `now` are expressions, the end is exclusive; `bookings`, `own` and `openHouses` are conditions on what counts among `booking`, `own` and `o`.
 */
export const isTakenSql = (
  from: string,
  until: string,
  now: string,
  { bookings = 'true', own = 'true', openHouses = 'true' }: { bookings?: string; own?: string; openHouses?: string } = {},
): string =>
  `(exists (select 1 from booking where booking.owner = ?1 and ${TAKING} and ${bookings} and booking.starts_at < ${until} and ${from} < booking.ends_at)
    or exists (select 1 from ${OPEN_HOUSES_OF_AGENT} and ${openHouses} and o.starts_at < ${until} and ${from} < o.ends_at)
    or exists (select 1 from ${heldTimesOfAgent(now)} and held.starts_at < ${until} and ${from} < held.ends_at)
    or exists (select 1 from ${OWN_APPOINTMENTS_OF_AGENT} and ${own} and own.starts_at < ${until} and ${from} < own.ends_at)
    or exists (select 1 from ${BUSY_TIMES_OF_AGENT} and busy.starts_at < ${until} and ${from} < busy.ends_at))`

/** One booking, by what `where` says. */
export const readBooking = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<BookingRow | null> =>
  trade.first(BOOKING_ROW, `select ${BOOKING_COLUMNS} from booking where ${where}`, ...parameters)
