import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { integer, pick } from '../../db/column-table.ts'
import { LEAD_RULE } from '../../db/trade/lead-tables.ts'
import type { LeadOrigin } from '../../db/trade/words.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { isHouse, type LeadOwner } from './lead-row.ts'
import { suspicionOf } from './suspicion.ts'

/** Somebody wrote. */
export interface NewLead {
  /** of what it came from: the same id is the same lead */
  id: string
  country: CountryCode
  owner: LeadOwner
  origin: LeadOrigin
  interest: string
  name: string
  email: string
  phone: string
  company: string
  locale: LocaleCode
  message: string
  /** what the person typed, where the message says more than that */
  typed?: string
  home: BookedHome | null
  isProven: boolean
  /** as in suspicion.ts */
  honey: string
  seconds: number | null
  siteOrigin: string
  at: number
}

const HOUR = 3_600
const DAY = 86_400
/** Whoever took a time, or came to an open house, has given what its form asks for, and its host knows of it. */
const BY_APPOINTMENT: ReadonlySet<LeadOrigin> = new Set(['booking', 'value', 'open-house'])

/** People write short sentences alike: "Is it still available?" */
const REPEATED_MIN_CHARS = 40

/** Whether the same long text came within the day from another address, or more than twice to the same agent from this one. */
async function isRepeated(trade: Statements, { id, owner, message, typed = message, email, at }: NewLead): Promise<boolean> {
  if (typed.trim().length < REPEATED_MIN_CHARS) return false
  const [row] = await trade.all(
    { others: integer(), own: integer() },
    `select count(*) filter (where email <> ?1) as others, count(*) filter (where email = ?1 and owner = ?5) as own from lead
    where created_at > ?2 and id <> ?3 and trim(lower(message)) = trim(lower(?4))`,
    email,
    at - DAY,
    id,
    message,
    owner,
  )
  return row !== undefined && (row.others > 0 || row.own > 1)
}

/** The rule that gives out a lead of the operator: the first that fits. ?1 country ?2 interest ?3 language */
const RULE = `select id from lead_rule where country = ?1
  and (json_array_length(interests) = 0 or exists (select 1 from json_each(interests) where value = ?2))
  and (json_array_length(languages) = 0 or exists (select 1 from json_each(languages) where value = ?3))
  order by position, id limit 1`

/**
 * Keeps a lead, its first event and the notice of whoever is to answer, as one transaction. The operator's go to the people of the first rule that
 * fits, in turn: the turn is taken in the same transaction, so that none is skipped or doubled. `staff`: accounts that are told where no rule fits.
 * Suspected ones are held back and have no turn: the same people are told that something is held back, once an hour. Returns who was told now.
 */
export async function takeLead(
  trade: Statements,
  lead: NewLead,
  staff: readonly string[],
  guard: Guard = { sql: 'true', parameters: [] },
): Promise<{ userId: string }[]> {
  const isAppointment = BY_APPOINTMENT.has(lead.origin)
  const suspicion = isAppointment ? null : suspicionOf({ ...lead, isRepeated: await isRepeated(trade, lead) })
  const { id, country, owner, origin, interest, name, at } = lead
  const isRouted = isHouse(owner) && suspicion === null
  const language = lead.locale.slice(0, 2)
  const people = isHouse(owner) ? await rulePeople(trade, [country, interest, language]) : []
  const candidates = isHouse(owner) ? [...new Set([...people, ...staff])] : isAppointment ? [] : [owner]
  const made: Guard = { sql: 'exists (select 1 from lead_event where key = ? and lead_id = ?)', parameters: [`in ${id}`, id] }
  const [, , , notices] = await Promise.all([
    trade.run(
      `insert or ignore into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, home, assigned_to,
        is_proven, suspicion, site_origin, created_at, updated_at)
      select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where ${guard.sql}`,
      id,
      country,
      owner,
      origin,
      interest,
      name,
      lead.email,
      lead.phone,
      lead.company,
      lead.locale,
      lead.message,
      lead.home && JSON.stringify(lead.home),
      isHouse(owner) ? null : owner,
      lead.isProven ? 1 : 0,
      suspicion,
      lead.siteOrigin,
      at,
      at,
      ...guard.parameters,
    ),
    isRouted ? takeTurn(trade, { id, country, interest, language }) : null,
    trade.run(
      `insert or ignore into lead_event (key, lead_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'in', null, null, state, '', ? from lead where id = ?`,
      `in ${id}`,
      at,
      id,
    ),
    suspicion === null
      ? tellOfNew(trade, lead, { candidates, staff, made })
      : tellOfHeld(trade, lead, isHouse(owner) && people.length > 0 ? people : candidates),
  ])
  return notices.flat()
}

/** Tells whoever the lead was given to, or all candidates where it was given to nobody. */
const tellOfNew = (
  trade: Statements,
  { id, country, name, origin, home, at }: NewLead,
  { candidates, staff, made }: { candidates: readonly string[]; staff: readonly string[]; made: Guard },
) =>
  Promise.all(
    candidates.map((userId) =>
      writeNotice(
        trade,
        {
          key: `lead-new ${id}`,
          userId,
          kind: 'lead-new',
          country,
          path: `/user/leads?lead=${id}`,
          at,
          facts: { name, origin, home: home?.name ?? null },
        },
        {
          sql: `${made.sql} and exists (select 1 from lead where id = ? and suspicion is null and coalesce(assigned_to, ?) = ?)`,
          parameters: [...made.parameters, id, staff.includes(userId) ? userId : '', userId],
        },
      ),
    ),
  )

/** Tells, once an hour however many come, that something is held back: a name that a machine may have written is not in the notice. */
const tellOfHeld = (trade: Statements, { id, country, at }: NewLead, readers: readonly string[]) =>
  Promise.all(
    readers.map((userId) =>
      writeNotice(
        trade,
        {
          key: `lead-held ${Math.floor(at / HOUR)}`,
          userId,
          kind: 'lead-held',
          country,
          facts: {},
          at,
          path: '/user/leads?pile=doubtful',
        },
        { sql: 'exists (select 1 from lead where id = ? and created_at = ? and suspicion is not null)', parameters: [id, at] },
      ),
    ),
  )

const rulePeople = async (trade: Statements, question: readonly [string, string, string]): Promise<string[]> => {
  const [row] = await trade.all(pick(LEAD_RULE, 'people'), `select people from lead_rule where id = (${RULE})`, ...question)
  return row ? JSON.parse(row.people) : []
}

/** Gives a new lead to the person whose turn it is, and passes the turn on; nothing for one that had its turn. */
function takeTurn(trade: Statements, { id, country, interest, language }: Record<'id' | 'country' | 'interest' | 'language', string>) {
  const isNew = 'not exists (select 1 from lead_event where lead_id = ?4)'
  return Promise.all([
    trade.run(
      `update lead set assigned_to = (select json_extract(people, '$[' || (taken % json_array_length(people)) || ']') from lead_rule where id = (${RULE}))
      where id = ?4 and assigned_to is null and ${isNew}`,
      country,
      interest,
      language,
      id,
    ),
    trade.run(
      `update lead_rule set taken = taken + 1 where id = (${RULE}) and ${isNew}
        and exists (select 1 from lead where id = ?4 and assigned_to is not null)`,
      country,
      interest,
      language,
      id,
    ),
  ])
}
