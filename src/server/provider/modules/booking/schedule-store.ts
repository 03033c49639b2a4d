import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { SCHEDULE } from '../../db/trade/booking-tables.ts'
import { deskRules, proposedRules, type ScheduleRules } from './schedule-rules.ts'

/** Whose times they are: an account's id, or the valuation desk of a country. */
export type ScheduleOwner = string

const DESK = 'desk:'
export const deskOf = (country: CountryCode): ScheduleOwner => `${DESK}${country}`
export const isDesk = (owner: ScheduleOwner): boolean => owner.startsWith(DESK)

export interface Schedule {
  owner: ScheduleOwner
  country: CountryCode
  rules: ScheduleRules
  /** 0: nothing was set yet, the rules are proposed */
  version: number
}

const SCHEDULE_ROW = pick(SCHEDULE, 'country', 'rules', 'version')

/** What is set, or null. */
export async function readSchedule(trade: Statements, owner: ScheduleOwner): Promise<Schedule | null> {
  const row = await trade.first(SCHEDULE_ROW, 'select country, rules, version from schedule where owner = ?', owner)
  return row && { owner, country: row.country, rules: JSON.parse(row.rules) as ScheduleRules, version: row.version }
}

/** What is set; else what would be: the desk's hours hold until they are changed, an agent's are a proposal that nobody can book by. */
export const scheduleOf = async (trade: Statements, owner: ScheduleOwner, country: CountryCode): Promise<Schedule> =>
  (await readSchedule(trade, owner)) ?? {
    owner,
    country,
    version: 0,
    rules: isDesk(owner) ? deskRules(country) : proposedRules(country),
  }

/** Replaces the rules. `version` is the one that was changed; null when somebody else has changed it meanwhile. */
export async function keepSchedule(trade: Statements, { owner, country, rules, version }: Schedule, now: number): Promise<Schedule | null> {
  const row = await trade.first(
    pick(SCHEDULE, 'version'),
    `insert into schedule (owner, country, rules, version, updated_at) select ?1, ?2, ?3, 1, ?5 where ?4 = 0 or exists (select 1 from schedule where owner = ?1)
    on conflict (owner) do update set country = ?2, rules = ?3, version = version + 1, updated_at = ?5 where version = ?4 returning version`,
    owner,
    country,
    JSON.stringify(rules),
    version,
    now,
  )
  return row && { owner, country, rules, version: row.version }
}
