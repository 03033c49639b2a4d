import type { ListingActivity } from '#graphql/listing-kinds.ts'
import type { NoticeKind } from '#graphql/notice-kinds.ts'
import type { OrderService } from '#graphql/order-kinds.ts'
import type { AppointmentKind, OwnAppointmentKind } from '../../db/trade/words.ts'
import type { MailTemplate, NewsHome, SmsTemplate } from './templates.ts'

/** One mail in words; `{placeholders}` stand for its values. Plain text: the letter adds the markup. */
export interface MailWords {
  subject: string
  /** paragraphs before the button or the code */
  body: readonly string[]
  /** the words on the button to `{link}`; null for a mail whose `{code}` stands there instead */
  action: string | null
  /** the small print after it */
  note: string
}

/** A number of things, by the plural rules of the language; `{n}` is the number. */
export interface CountWords {
  one: string
  other: string
}

/** Lines of what is new in a saved search. */
export interface NewsWords {
  sales: CountWords
  projects: CountWords
  /** `{name}`, `{price}`, `{month}` of one of the newest sales */
  newest: string
  /** where a search looks: `{n}` minutes, metres or outlines, `{place}` */
  places: Record<'reach' | 'around' | 'outlines', CountWords> & {
    /** `{name}` of a station */
    stationNamed: string
    /** in place of a name that is not known */
    station: string
    place: string
  }
  /** of homes that are advertised */
  homes: {
    /** `{n}` homes with news of a kind */
    counts: Record<NewsHome['kind'], CountWords>
    /** one home's news */
    kinds: Record<NewsHome['kind'], string>
    /** `{price}` that was asked first */
    first: string
    studio: string
    bedrooms: CountWords
    /** `{name}` with registration `{licence}`, `{agency}` with `{agencyLicence}`, `{phone}` */
    by: string
    /** `{n}` agents besides */
    others: CountWords
  }
  /** the link that ends all alerts */
  stop: string
}

/** What an appointment is, alone and of a `{home}`. */
export type AppointmentWords = Record<AppointmentKind | OwnAppointmentKind, { plain: string; of: string }> & {
  /** at the end of letters to visitors, who may have no account */
  footer: string
  /** the name of the operator's valuation desk */
  desk: string
  /** an open house of `{home}` */
  openHouse: string
  /** the name of an agent's calendar in calendar programs */
  calendar: string
  /** where its place is agreed each time */
  placeLater: string
  /** `{reason}` in the words of who cancelled or declined */
  reason: string
}

/** What is ordered of a vendor, as it stands in a sentence. */
export interface OrderWords {
  services: Record<OrderService, string>
  /** the visit at `{place}`, in a calendar */
  visit: string
  /** `{day}` on which the files are due */
  due: string
  /** `{text}` in the words of the other side */
  says: string
}

/** What is told of an advertisement that is to be confirmed. */
export interface ListingWords {
  /** `{price}` that is asked, of a rent a month */
  asked: Record<ListingActivity, string>
  /** `{day}` until which it stands, and what the link does */
  until: string
}

/** Of somebody's own home in letters. */
export interface OwnHomeWords {
  /** `{price}` in `{month}` */
  worth: string
  /** `{range}` in which two in three sell */
  range: string
  /** `{change}` with its sign */
  inMonth: string
  inYear: string
  /** nothing can be estimated */
  unknown: string
  /** how many months old the data are */
  old: CountWords
  /** nothing like it is recorded as sold */
  quiet: string
  /** `{name}` was sold; `{price}`, `{month}` */
  sold: string
  here: string
  /** `{distance}` metres */
  away: string
  /** `{n}` sales that are not named */
  more: CountWords
  /** the links that end the letters */
  stopMonthly: string
  stopSold: string
}

/** What a notice says by mail; `{who}` did it. */
export interface NoticeWords {
  subject: string
  text: string
}

/** All words of one language. */
export interface MessageWords {
  greeting: { named: string; nameless: string }
  /** before the address in letters, for readers whose button does not work */
  address: string
  footer: string
  /** what the steps of a change of the e-mail address answer */
  emailChange: { sent: string; changed: string }
  news: NewsWords
  appointments: AppointmentWords
  orders: OrderWords
  listings: ListingWords
  ownHomes: OwnHomeWords
  /** the link that ends copies of enquiries */
  enquiryCopies: { stop: string }
  notices: {
    /** in place of a name that is not known */
    somebody: string
    /** the link to where one chooses how to be told */
    settings: string
    kinds: Record<NoticeKind, NoticeWords>
  }
  mail: Record<MailTemplate, MailWords>
  sms: Record<SmsTemplate, string>
}
