import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { isoTime } from '../../iso-time.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import { takeLead } from './take-lead.ts'

const DAY = 86_400
/** A visit belongs to the enquiry of the same person that is open and no older, as an appointment does. */
const SAME_LEAD_SECONDS = 180 * DAY

/** Somebody who came to an open house. */
export interface NewVisit {
  /** of the entry: the same id is the same visit and the same lead */
  id: string
  openHouseId: string
  owner: string
  country: CountryCode
  home: BookedHome | null
  /** when the home is open, unix seconds */
  startsAt: number
  /** '' for the usual question */
  question: string
  visitor: { name: string; email: string; phone: string; answer: string; locale: LocaleCode }
  siteOrigin: string
  /** when they came, and when it was received */
  at: number
  now: number
}

/**
 * Keeps a visit once, and notes it on the open enquiry of the same address or phone, or makes an enquiry of it: all in one transaction. Its host stands at the
 * door and is told of nothing.
 */
export async function keepVisit(trade: Statements, visit: NewVisit): Promise<void> {
  const { id, openHouseId, owner, country, home, startsAt, question, siteOrigin, at, now } = visit
  const { name, email, phone, answer, locale } = visit.visitor
  const message = question && answer ? `${question}\n${answer}` : answer
  const came = isoTime(startsAt)
  await Promise.all([
    trade.run(
      `insert or ignore into open_house_visit (id, open_house_id, name, email, phone, locale, answer, at, received_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      openHouseId,
      name,
      email,
      phone,
      locale,
      answer,
      at,
      now,
    ),
    trade.run(
      `insert or ignore into lead_event (key, lead_id, action, actor, from_state, to_state, note, at)
      select ?1, id, 'visit', null, state, state, ?2, ?3 from lead where owner = ?4 and suspicion is null and state in ('new', 'contacted', 'meeting')
        and created_at > ?3 - ${SAME_LEAD_SECONDS} and id <> ?5 and ((?6 <> '' and lower(email) = ?6) or phone = ?7)
        and not exists (select 1 from lead_event where key = ?1)
      order by (?6 <> '' and lower(email) = ?6) desc, created_at desc limit 1`,
      `in ${id}`,
      came,
      at,
      owner,
      id,
      email.toLowerCase(),
      phone,
    ),
    takeLead(
      trade,
      {
        ...({ id, country, owner, origin: 'open-house', interest: 'viewing', name, email, phone, locale, message, home, at } as const),
        company: '',
        isProven: false,
        honey: '',
        seconds: null,
        siteOrigin,
      },
      [],
      { sql: 'not exists (select 1 from lead_event where key = ?)', parameters: [`in ${id}`] },
    ),
    trade.run(
      `insert or ignore into lead_event (key, lead_id, action, actor, from_state, to_state, note, at)
      select ?1, id, 'visit', null, state, state, ?2, ?3 from lead where id = ?4`,
      `visit ${id}`,
      came,
      at,
      id,
    ),
  ])
}
