import { D1Database } from './d1-database.ts'
import type { Environment } from './environment.ts'
import type { Wrangler } from './wrangler.ts'

/** An act of upkeep that `/trust` tells of. `at` is in unix seconds. */
export interface UpkeepAct {
  kind: 'backup' | 'restore'
  at: number
  seconds: number
}

/** The statement that puts an act on record. */
export const actSql = ({ kind, at, seconds }: UpkeepAct): string =>
  `insert or ignore into upkeep_act (kind, at, seconds) values ('${kind}', ${Math.floor(at)}, ${Math.round(seconds)})`

/** Puts an act on the record of an environment. Answers what stood in the way, null where nothing did: the act itself is done either way. */
export async function recordAct(wrangler: Wrangler, environment: Environment, act: UpkeepAct): Promise<string | null> {
  try {
    await new D1Database(wrangler, environment, 'DB_ACCOUNT').query([actSql(act)])
    return null
  } catch (error) {
    return `${environment.name} could not note it: ${String(error)}`
  }
}
