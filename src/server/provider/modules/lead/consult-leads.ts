import type { ContactInterest } from '#market/contact-consult.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { CONTACT_CONSULT } from '../../db/account/message-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { LEAD } from '../../db/trade/lead-tables.ts'
import { NOTICE } from '../../db/trade/post-tables.ts'
import type { LeadOrigin } from '../../db/trade/words.ts'
import { messageLocale } from '../../messages/locale.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import { hostOf } from '../booking/host.ts'
import { deskOf } from '../booking/schedule-store.ts'
import { announce } from '../notice/announce.ts'
import { houseOf, leadHome } from './lead-row.ts'
import { type NewLead, takeLead } from './take-lead.ts'

/** A message of the contact page, as it is kept (modules/contact). */
export interface ConsultOfLead {
  id: string
  name: string
  email: string
  phone: string
  companyName: string | null
  interest: string
  message: string
  country: CountryCode
  /** of the page that led to the form, where that tells it */
  origin: LeadOrigin | null
  home: BookedHome | null
  /** unix seconds */
  createdAt: number
}

/** What is known of it besides, while it comes in. */
export type ConsultManner = Pick<NewLead, 'locale' | 'isProven' | 'honey' | 'seconds' | 'siteOrigin'>

type LeadContext = Pick<ProviderContext, 'account' | 'trade' | 'live' | 'later' | 'post'>

/** Makes the operator's lead of a message on the contact page, once. */
export async function leadOfConsult(context: LeadContext, consult: ConsultOfLead, manner: ConsultManner): Promise<void> {
  const { id, country, name, email, phone, companyName, interest, message, home, createdAt } = consult
  const staff = await hostOf(context.account, deskOf(country), manner.locale)
  const origin = (interest as ContactInterest) === 'training' ? 'training' : (consult.origin ?? 'contact')
  const lead: NewLead = {
    id,
    country,
    owner: houseOf(country),
    origin,
    interest,
    name,
    email,
    phone,
    company: companyName ?? '',
    message,
    ...manner,
    home,
    at: createdAt,
  }
  announce(context, await takeLead(context.trade, lead, staff?.readers ?? []))
}

const CONSULT_ROW = pick(
  CONTACT_CONSULT,
  ...(['id', 'name', 'email', 'phone', 'companyName', 'interest', 'message', 'country', 'origin', 'home', 'createdAt'] as const),
)

const DAY = 86_400
const MESSAGES_MAX = 100

/** Messages of the last two days that have no lead, because the process ended between the two databases. */
export const leadsOfConsults: ScheduledJob = async (context) => {
  const { account, trade, now, siteOrigin } = context
  const recent = await account.all(
    CONSULT_ROW,
    `select id, name, email, phone, company_name as companyName, interest, message, country, origin, home,
      created_at as createdAt from contact_consult
    where created_at between ? and ? order by created_at limit ${MESSAGES_MAX}`,
    now - 2 * DAY,
    now - 60,
  )
  const known = new Set(
    await knownLeads(
      trade,
      recent.map(({ id }) => id),
    ),
  )
  const missing = recent.filter(({ id }) => !known.has(id))
  for (const consult of missing) {
    const country = consult.country ?? COUNTRY_CODES[0]
    const manner = { locale: messageLocale('en', country), isProven: false, honey: '', seconds: null, siteOrigin }
    await leadOfConsult(context, { ...consult, country, home: leadHome(consult) }, manner)
  }
  return missing.length
}

const knownLeads = async (trade: Statements, ids: readonly string[]): Promise<string[]> =>
  (await trade.all(pick(LEAD, 'id'), 'select id from lead where id in (select value from json_each(?))', JSON.stringify(ids))).map(
    ({ id }) => id,
  )

/** The day of a moment in Singapore, whose day the operator keeps. */
const dayOf = (now: number): string => new Date((now + 8 * 3_600) * 1_000).toISOString().slice(0, 10)

const FOLLOW_UPS_MAX = 200

/** Tells whoever is to answer, once, on the day that was set for following up. */
export const followUpLeads: ScheduledJob = async (context) => {
  const { trade, now } = context
  const written = await trade.all(
    pick(NOTICE, 'userId'),
    `insert or ignore into notice (id, key, user_id, kind, country, facts, path, at)
    select lower(hex(randomblob(16))), 'lead-follow-up ' || id || ' ' || follow_up_on, assigned_to, 'lead-follow-up', country,
      json_object('name', name, 'origin', origin, 'home', home ->> 'name'), '/user/leads?lead=' || id, ?1
    from lead where follow_up_on <= ?2 and follow_up_on > ?3 and state in ('new', 'contacted', 'meeting') and assigned_to is not null
      and not exists (select 1 from notice where user_id = lead.assigned_to and key = 'lead-follow-up ' || lead.id || ' ' || lead.follow_up_on)
    order by follow_up_on limit ${FOLLOW_UPS_MAX} returning user_id as userId`,
    now,
    dayOf(now),
    dayOf(now - 7 * DAY),
  )
  announce(context, written)
  return written.length
}
