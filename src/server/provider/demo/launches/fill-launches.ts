import type { DatabaseSync } from 'node:sqlite'
import { countriesWith } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Statements } from '../../db/client.ts'
import { writableFile } from '../../db/writable-file.ts'
import { keepLaunch } from '../../modules/launch/keep-launch.ts'
import { DEMO_SOURCE } from '../../modules/market/demo-source.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'
import { demoLaunch, LAUNCH_PROJECT_ROW, type LaunchProject, type SalePlan } from './demo-launch.ts'

/** One in each market that begins, one that sells, one that is nearly or wholly sold. */
const PLANS = [
  { state: 'selling', booking: -120, weekend: 0.55, soldNow: 0.74 },
  { state: 'preview', booking: 11, weekend: 0, soldNow: 0 },
  { state: 'selling', booking: -300, weekend: 0.4, soldNow: 0.93 },
] as const satisfies readonly SalePlan[]
const SOLD_OUT: SalePlan = { state: 'sold-out', booking: -200, weekend: 0.8, soldNow: 1 }
const FLOORS_MIN = 7
const UNITS_MIN = 60

const projectsOf = (market: DatabaseSync): Promise<LaunchProject[]> =>
  new Statements(writableFile(market)).all(
    LAUNCH_PROJECT_ROW,
    `select slug, name, tenure, tenure_years as tenureYears, completion_year as completionYear, floors, unit_count as unitCount, developer,
      psf_median as psf from project
    where type_group = 'private-stack' and construction_status <> 'completed' and floors >= ? and unit_count >= ? and psf_median is not null
      and tenure is not null and developer is not null
    order by completion_year desc, slug limit ?`,
    FLOORS_MIN,
    UNITS_MIN,
    PLANS.length,
  )

/** Whether a country has launches; invented ones of before there were floor plans do not count, and are put anew. */
const kept = (trade: DatabaseSync, country: CountryCode): boolean => {
  const of = (where: string) => trade.prepare(`select 1 from launch where country = ? ${where} limit 1`).get(country) !== undefined
  return of('') && !of(`and source = '${DEMO_SOURCE}' and plans = '[]'`)
}

/**
 * Puts three launches of each demo market into a trade database, once: where a country has launches, they stay as people left them. `now` in unix
 * seconds. Returns how many were put.
 */
export async function fillLaunches(
  { trade, market }: { trade: DatabaseSync; market(country: CountryCode): DatabaseSync },
  now: number,
): Promise<number> {
  let put = 0
  for (const country of countriesWith('realLaunch')) {
    if (kept(trade, country)) continue
    if (!market(country).prepare(`select 1 from meta where key = 'origin' and value = 'demo'`).get()) continue
    for (const [at, project] of (await projectsOf(market(country))).entries()) {
      const plan = country === 'SG' && at === 2 ? SOLD_OUT : (PLANS[at] ?? SOLD_OUT)
      await keepLaunch(new Statements(writableFile(trade)), demoLaunch(country, project, plan, now * 1_000), now)
      put++
    }
  }
  // the demo agent answers for the one that begins in the agent's country
  trade
    .prepare(
      `insert or ignore into launch_care (launch_id, agent, updated_at)
      select id, ?, ? from launch where country = 'SG' and state = 'preview' and source like 'Demonstration:%' order by id limit 1`,
    )
    .run(DEMO_ACCOUNTS.subscriber.id, now)
  return put
}
