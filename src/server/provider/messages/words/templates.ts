import type { ListingActivity } from '#graphql/listing-kinds.ts'
import { keysOf } from '#lib/records.ts'

/** Where a saved search looks: n is minutes of a ride and walk, metres around, or drawn outlines. */
export interface WatchedPlace {
  kind: 'reach' | 'around' | 'outlines'
  n: number
  name: string | null
}

/** One saved search and what is new in it. */
export interface NewsItem {
  title: string
  places: readonly WatchedPlace[]
  link: string
  currencyCode: string
  /** how many are new */
  projects: number
  sales: number
  /** the newest sales; month is "2025-07" */
  newest: readonly { name: string; price: number; month: string }[]
}

/** A home that is advertised, with who asks least for it. Prices in whole units of the currency, rents a month. */
export interface NewsHome {
  title: string
  link: string
  /** advertised for the first time, asked for less, or advertised again */
  kind: 'new' | 'cut' | 'back'
  activity: ListingActivity
  /** null: it is not told */
  price: number | null
  /** what stands where the price is not told */
  priceWords: string
  /** of one that is asked for less: the first price that was ever asked; else null */
  priceFirst: number | null
  currencyCode: string
  /** 0: a studio */
  bedrooms: number | null
  areaSqm: number | null
  /** the lines that the law asks for */
  agent: string
  licence: string
  agency: string
  agencyLicence: string
  phone: string
  otherAgents: number
}

/** One saved search of advertised homes: how many have news, and the newest of them. */
export interface HomesItem {
  title: string
  places: readonly WatchedPlace[]
  link: string
  found: Record<NewsHome['kind'], number>
  homes: readonly NewsHome[]
}

/** An appointment, for the visitor: what, by the clock of the place, with whom; `reason` is '' without one. The link manages it. */
export interface AppointmentValues {
  name: string
  link: string
  what: string
  when: string
  where: string
  host: string
  reason: string
}

/** A day without a free time, for who waits for one: what, the day, with whom. The link shows the day and ends the waiting. */
export interface WaitingValues {
  name: string
  link: string
  what: string
  when: string
  host: string
}

/** An order, for its vendor: services, where, and when it is due ('' before it is accepted); `text` is what the agent writes, '' without any. */
export interface OrderLetterValues {
  name: string
  link: string
  agent: string
  what: string
  place: string
  due: string
  text: string
}

/** An advertisement that its agent is to confirm; the link leads to the page that does. Whole units of the currency, rents a month; `until` is "2026-12-01". */
export interface DueListing {
  title: string
  link: string
  activity: ListingActivity
  price: number
  currencyCode: string
  until: string
}

/** A recorded sale near somebody's home. Whole units of the currency; month is "2025-07"; metres 0: in the same project. */
export interface SoldNearby {
  title: string
  link: string
  price: number
  currencyCode: string
  month: string
  areaSqm: number
  metres: number
}

/** What somebody's home is estimated at, with the range of two in three; `month` is "2025-07"; changes as fractions, null where they cannot be told. */
export interface LetterWorth {
  value: number
  low: number
  high: number
  currencyCode: string
  month: string
  inMonth: number | null
  inYear: number | null
}

/** A home and what was sold near it. */
export interface HomeWithSales {
  title: string
  link: string
  sold: readonly SoldNearby[]
}

/** What each mail needs to be written. Links are whole addresses that work once; durations are never 1, so that plurals stand as written. */
export interface MailValues {
  /** proves that the address of a new account is read */
  'verify-email': { name: string; link: string; hours: number }
  'reset-password': { name: string; link: string; minutes: number }
  /** an account made by somebody else waits for its holder's password */
  activation: { name: string; link: string; days: number }
  /** goes to the new address */
  'email-change-code': { name: string; code: string; minutes: number }
  /** goes to the earlier address, which no longer belongs to the account */
  'email-changed': { name: string; email: string; link: string }
  'password-changed': { name: string; link: string }
  /** somebody has signed in from a device that the account does not know; the link leads to the account's sessions */
  'new-device': { name: string; link: string }
  /** a passkey or an authenticator app */
  'factor-added': { name: string; link: string }
  'factor-removed': { name: string; link: string }
  /** what else is asked for behind the password, from somebody who has nothing yet */
  'sign-in-code': { name: string; code: string; minutes: number }
  /** somebody with the password has lost passkey and app; the link works after so many hours, and refuses it at once */
  'recovery-asked': { name: string; link: string; hours: number }
  /** passkeys and app are taken away; the password alone signs in */
  recovered: { name: string; link: string }
  /** the account is deleted after so many days unless its holder signs in */
  'account-deletion': { name: string; link: string; days: number }
  /** `stop` ends all of them, without a login */
  'saved-search-news': { name: string; link: string; items: readonly (NewsItem | HomesItem)[]; stop: string }
  /** a notice, in words already; `stop` leads to the reader's settings */
  notice: { name: string; link: string; subject: string; text: string; about: string; time: string; stop: string }
  /** a time was asked for; the host has 24 hours to answer */
  'booking-held': AppointmentValues
  'booking-confirmed': AppointmentValues
  'booking-declined': AppointmentValues
  /** nobody answered */
  'booking-lapsed': AppointmentValues
  'booking-moved': AppointmentValues
  'booking-cancelled': AppointmentValues
  /** the day before, and two hours before */
  'booking-reminder': AppointmentValues
  /** nothing is free on the day; a letter follows when something is */
  'waiting-joined': WaitingValues
  /** a time has become free; who is first takes it */
  'waiting-free': WaitingValues
  /** an agent proposes times, one on each line of `times`, and keeps them `until` then; by the link one is taken */
  'proposed-times': { name: string; link: string; host: string; what: string; where: string; times: string; until: string }
  'order-new': OrderLetterValues
  'order-agreed': OrderLetterValues
  'order-cancelled': OrderLetterValues
  'order-changes': OrderLetterValues
  'order-approved': OrderLetterValues
  'order-message': OrderLetterValues
  'order-late': OrderLetterValues
  /** each of them is confirmed by its own link; `link` leads to all */
  'listings-due': { name: string; link: string; listings: readonly DueListing[] }
  /** what a home is worth this month; `worth` is null where it cannot be told; `stop` ends this letter, without a login */
  'home-month': { name: string; link: string; home: string; worth: LetterWorth | null; sold: readonly SoldNearby[]; stop: string }
  /** like homes that were sold near the reader's, and how many besides those that are named; `stop` ends such letters */
  'homes-sold': { name: string; link: string; homes: readonly HomeWithSales[]; more: number; stop: string }
  /** somebody pays for a seat, and wants the reader to have it; `name` is '' where the address has no account */
  'seat-invitation': { name: string; link: string; holder: string; days: number }
  /** an agency names the reader as an agent of its feed; the link leads to where one registers */
  'agent-invitation': { name: string; link: string; agency: string }
  /** interest in a launch was registered, with this ballot number; the link leads to its page, and `host` answers */
  'launch-interest': { name: string; link: string; launch: string; number: string; host: string }
  /** an agent names the reader's address for copies of enquiries; the link leads to where the reader agrees or not */
  'copy-request': { name: string; link: string; agent: string }
  /** a copy of the notice of an enquiry, for whoever has agreed; `about` is '' without any; `stop` ends copies, without a login */
  'enquiry-copy': { name: string; link: string; agent: string; text: string; about: string; stop: string }
  /** an answer to somebody who wrote, in the answerer's own words; the link writes back to them */
  'lead-reply': { name: string; link: string; host: string; agency: string; phone: string; text: string }
}

export interface SmsValues {
  'phone-code': { code: string; minutes: number }
  /** the notice beside the mail of that name, to `address` */
  'recovery-asked': { address: string }
}

export type MailTemplate = keyof MailValues
export type SmsTemplate = keyof SmsValues

const APPOINTMENT = ['name', 'link', 'what', 'when', 'where', 'host', 'reason'] as const

const WAITING = ['name', 'link', 'what', 'when', 'host'] as const

const ORDER = ['name', 'link', 'agent', 'what', 'place', 'text'] as const

/** The placeholders of each template, as `{name}` in its words. */
export const MAIL_PLACEHOLDERS = {
  'verify-email': ['name', 'link', 'hours'],
  'reset-password': ['name', 'link', 'minutes'],
  activation: ['name', 'link', 'days'],
  'email-change-code': ['name', 'code', 'minutes'],
  'email-changed': ['name', 'email', 'link'],
  'password-changed': ['name', 'link'],
  'new-device': ['name', 'link'],
  'factor-added': ['name', 'link'],
  'factor-removed': ['name', 'link'],
  'sign-in-code': ['name', 'code', 'minutes'],
  'recovery-asked': ['name', 'link', 'hours'],
  recovered: ['name', 'link'],
  'account-deletion': ['name', 'link', 'days'],
  'saved-search-news': ['name', 'link', 'items', 'stop'],
  notice: ['name', 'link', 'subject', 'text', 'about', 'time', 'stop'],
  'booking-held': APPOINTMENT,
  'booking-confirmed': APPOINTMENT,
  'booking-declined': APPOINTMENT,
  'booking-lapsed': APPOINTMENT,
  'booking-moved': APPOINTMENT,
  'booking-cancelled': APPOINTMENT,
  'booking-reminder': APPOINTMENT,
  'waiting-joined': WAITING,
  'waiting-free': WAITING,
  'proposed-times': ['name', 'link', 'host', 'what', 'where', 'times', 'until'],
  'order-new': ORDER,
  'order-agreed': [...ORDER, 'due'],
  'order-cancelled': ORDER,
  'order-changes': ORDER,
  'order-approved': ORDER,
  'order-message': ORDER,
  'order-late': ['name', 'link', 'agent', 'what', 'place', 'due'],
  'listings-due': ['name', 'link', 'listings'],
  'home-month': ['name', 'link', 'home', 'worth', 'sold', 'stop'],
  'homes-sold': ['name', 'link', 'homes', 'more', 'stop'],
  'seat-invitation': ['name', 'link', 'holder', 'days'],
  'agent-invitation': ['name', 'link', 'agency'],
  'launch-interest': ['name', 'link', 'launch', 'number', 'host'],
  'copy-request': ['name', 'link', 'agent'],
  'enquiry-copy': ['name', 'link', 'agent', 'text', 'about', 'stop'],
  'lead-reply': ['name', 'link', 'host', 'agency', 'phone', 'text'],
} as const satisfies { [Template in MailTemplate]: readonly (keyof MailValues[Template])[] }

export const SMS_PLACEHOLDERS = { 'phone-code': ['code', 'minutes'], 'recovery-asked': ['address'] } as const satisfies {
  [Template in SmsTemplate]: readonly (keyof SmsValues[Template])[]
}

export const MAIL_TEMPLATES = keysOf(MAIL_PLACEHOLDERS)
export const SMS_TEMPLATES = keysOf(SMS_PLACEHOLDERS)
