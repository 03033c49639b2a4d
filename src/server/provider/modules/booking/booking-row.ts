import type { ListingActivity } from '#graphql/listing-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { pick, type RowOf, selectList } from '../../db/column-table.ts'
import { BOOKING } from '../../db/trade/booking-tables.ts'
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
  /** a booking that is left out */
  besides?: string
}

/** What is taken of a schedule between two moments. */
export const takenOf = (trade: Statements, { owner, from, until, besides }: TakenRange): Promise<TakenTime[]> =>
  trade.all(
    TAKEN_TIME_ROW,
    `select kind, starts_at as startsAt, ends_at as endsAt, buffer_seconds as bufferSeconds from booking
    where owner = ? and ends_at > ? and starts_at < ? and id is not ? and ${TAKING} order by starts_at`,
    owner,
    from,
    until,
    besides ?? null,
  )

/** One booking, by what `where` says. */
export const readBooking = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<BookingRow | null> =>
  trade.first(BOOKING_ROW, `select ${BOOKING_COLUMNS} from booking where ${where}`, ...parameters)
