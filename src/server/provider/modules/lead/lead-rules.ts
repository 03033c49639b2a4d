import { CONTACT_INTERESTS, type ContactInterest } from '#market/contact-consult.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { LEAD_RULE, LEAD_RULE_SET } from '../../db/trade/lead-tables.ts'

/** Languages by which enquiries can be given out: the first part of a locale's code. */
export const RULE_LANGUAGES = ['en', 'zh', 'ms'] as const
export type RuleLanguage = (typeof RULE_LANGUAGES)[number]

const RULES_MAX = 20

/** Who answers the operator's own enquiries, in turn, where it fits; empty lists fit all. */
export interface LeadRule {
  id: string
  interests: ContactInterest[]
  languages: RuleLanguage[]
  /** accounts, in the order of their turns */
  people: string[]
  /** how many it has given out */
  taken: number
}

export interface LeadRules {
  /** 0: nothing was ever set */
  version: number
  rules: LeadRule[]
}

const RULE_ROW = pick(LEAD_RULE, 'id', 'interests', 'languages', 'people', 'taken')

/** The rules of a country, in the order in which they are tried. */
export async function readLeadRules(trade: Statements, country: CountryCode): Promise<LeadRules> {
  const [set, rows] = await Promise.all([
    trade.first(pick(LEAD_RULE_SET, 'version'), 'select version from lead_rule_set where country = ?', country),
    trade.all(RULE_ROW, 'select id, interests, languages, people, taken from lead_rule where country = ? order by position, id', country),
  ])
  const rules = rows.map(({ id, taken, ...lists }) => ({
    id,
    taken,
    interests: JSON.parse(lists.interests),
    languages: JSON.parse(lists.languages),
    people: JSON.parse(lists.people),
  }))
  return { version: set?.version ?? 0, rules }
}

/** What somebody wants to be the rules; `id` of one that is there keeps its turn. */
export interface AskedRule {
  id?: string | null
  interests: readonly string[]
  languages: readonly string[]
  people: readonly string[]
}

export type RulesFault = 'number' | 'interests' | 'languages' | 'people'

/** What cannot be kept of it, or null. `staff`: who may answer. */
export function rulesFault(rules: readonly AskedRule[], staff: ReadonlySet<string>): RulesFault | null {
  if (rules.length > RULES_MAX) return 'number'
  for (const { interests, languages, people } of rules) {
    if (!isSubset(interests, new Set(CONTACT_INTERESTS))) return 'interests'
    if (!isSubset(languages, new Set(RULE_LANGUAGES))) return 'languages'
    if (people.length === 0 || !isSubset(people, staff)) return 'people'
  }
  return null
}

const isSubset = (some: readonly string[], all: ReadonlySet<string>): boolean =>
  new Set(some).size === some.length && some.every((one) => all.has(one))

interface Saved {
  country: CountryCode
  rules: readonly AskedRule[]
  /** the one that was changed */
  version: number
  now: number
}

/** Replaces the rules of a country as one transaction. False where somebody else has changed them meanwhile. */
export async function saveLeadRules(trade: Statements, { country, rules, version, now }: Saved): Promise<boolean> {
  const savedAs = crypto.randomUUID()
  const known = new Set((await readLeadRules(trade, country)).rules.map(({ id }) => id))
  const rows = rules.map(({ id, ...rule }) => ({ id: id && known.has(id) ? id : crypto.randomUUID(), ...rule }))
  const isOurs = 'exists (select 1 from lead_rule_set where country = ? and saved_as = ?)'
  const [kept] = await Promise.all([
    trade.all(
      pick(LEAD_RULE_SET, 'version'),
      `insert into lead_rule_set (country, version, saved_as) select ?1, 1, ?3 where ?2 = 0 or exists (select 1 from lead_rule_set where country = ?1)
      on conflict (country) do update set version = version + 1, saved_as = ?3 where version = ?2 returning version`,
      country,
      version,
      savedAs,
    ),
    trade.run(
      `delete from lead_rule where country = ? and id not in (select value from json_each(?)) and ${isOurs}`,
      country,
      JSON.stringify(rows.map(({ id }) => id)),
      country,
      savedAs,
    ),
    ...rows.map(({ id, interests, languages, people }, position) =>
      trade.run(
        `insert into lead_rule (id, country, position, interests, languages, people, updated_at) select ?, ?, ?, ?, ?, ?, ? where ${isOurs}
        on conflict (id) do update set position = excluded.position, interests = excluded.interests, languages = excluded.languages,
          people = excluded.people, updated_at = excluded.updated_at`,
        id,
        country,
        position,
        JSON.stringify(interests),
        JSON.stringify(languages),
        JSON.stringify(people),
        now,
        country,
        savedAs,
      ),
    ),
  ])
  return kept.length > 0
}
