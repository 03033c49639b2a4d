import { HEALTH_DAY, UPKEEP_ACT } from '../../db/account/upkeep-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'

/** How often the platform's clock asks, in seconds: the trigger of wrangler.toml that runs jobs. */
export const CHECK_EVERY_SECONDS = 300
const DAY_SECONDS = 86_400
const SHOWN_DAYS = 90
const KEPT_DAYS = 400

const HEALTH_ROW = pick(HEALTH_DAY, 'day', 'firstAt', 'checks', 'failed')
export type HealthDay = RowOf<typeof HEALTH_ROW>

const ACT_ROW = pick(UPKEEP_ACT, 'kind', 'at', 'seconds')
export type UpkeepAct = RowOf<typeof ACT_ROW>

const utcDay = (at: number): string => new Date(at * 1_000).toISOString().slice(0, 10)

/** Notes a check of all parts at `now` (unix seconds), and forgets days that nobody is told of any more. */
export async function noteCheck(account: Statements, hasAnswered: boolean, now: number): Promise<void> {
  await Promise.all([
    account.run(
      `insert into health_day (day, first_at, checks, failed) values (?1, ?2, 1, ?3)
        on conflict (day) do update set checks = checks + 1, failed = failed + ?3`,
      utcDay(now),
      now,
      hasAnswered ? 0 : 1,
    ),
    account.run('delete from health_day where day < ?', utcDay(now - KEPT_DAYS * DAY_SECONDS)),
  ])
}

/** What is told of the site's upkeep. Moments are unix seconds. */
export interface Upkeep {
  /** the first check of the last 90 days; null: none was made */
  checkedSince: number | null
  /** how many the clock should have made since then */
  checksDue: number
  checksMade: number
  checksFailed: number
  /** days of UTC on which a check failed, the newest first */
  failedDays: HealthDay[]
  lastBackup: UpkeepAct | null
  lastRestore: UpkeepAct | null
}

/** Sums of days, as of `now`. A clock that runs late makes no more checks than were due. */
export function checksOf(days: readonly HealthDay[], now: number) {
  const checksMade = days.reduce((sum, { checks }) => sum + checks, 0)
  const since = days.length === 0 ? null : Math.min(...days.map(({ firstAt }) => firstAt))
  return {
    checkedSince: since,
    checksDue: since === null ? 0 : Math.max(checksMade, Math.floor((now - since) / CHECK_EVERY_SECONDS) + 1),
    checksMade,
    checksFailed: days.reduce((sum, { failed }) => sum + failed, 0),
    failedDays: days.filter(({ failed }) => failed > 0).toSorted((a, b) => b.day.localeCompare(a.day)),
  }
}

/** The checks of the last 90 days, and the newest backup and restore on record. */
export async function readUpkeep(account: Statements, now: number): Promise<Upkeep> {
  const [days, acts] = await Promise.all([
    account.all(
      HEALTH_ROW,
      'select day, first_at as firstAt, checks, failed from health_day where day > ? order by day',
      utcDay(now - SHOWN_DAYS * DAY_SECONDS),
    ),
    account.all(ACT_ROW, 'select kind, max(at) as at, seconds from upkeep_act group by kind'),
  ])
  const lastOf = (kind: UpkeepAct['kind']) => acts.find((act) => act.kind === kind) ?? null
  return { ...checksOf(days, now), lastBackup: lastOf('backup'), lastRestore: lastOf('restore') }
}
