import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { CountryCode } from '#market/vocabulary.ts'
import { type Progress, silentProgress } from '../../build/progress.ts'
import { inserter } from '../../build/row-writer.ts'
import { META, PROJECT_ESTIMATE } from '../../db/market/deal-tables.ts'
import { onThreads } from '../learning/thread-pool.ts'
import { type EstimateRow, estimateUsualHomes } from './estimate-usual-homes.ts'
import type { EstimatesDone, EstimatesShare, EstimatesTask } from './estimates-worker.ts'

/** Part of what a published market is made from: raise it when the same market and models would be estimated otherwise. */
export const ESTIMATES_VERSION = 2

/** So many projects are estimated at once, and kept when they are. */
const PORTION = 250

/** Keeps finished portions, so that work that was interrupted goes on where it stood. */
export interface PortionStore {
  find(portion: number): EstimateRow[] | null
  keep(portion: number, rows: readonly EstimateRow[]): void
}

interface EstimatesRequest {
  /** a whole market with its models, which nothing else has open */
  file: string
  country: CountryCode
  threads?: number
  progress?: Progress
  store?: PortionStore
}

/** Estimates the usual home of every project of a finished market and writes what came of it into the market. Equal markets get equal rows. */
export async function writeEstimates(request: EstimatesRequest): Promise<void> {
  const { file, progress = silentProgress } = request
  const portions = portionsOf(file)
  progress.stage('estimates', portions.flat().length)
  const rows = (await estimated(portions, { ...request, progress })).flat()
  const db = new DatabaseSync(file)
  try {
    db.exec('begin')
    const insert = inserter(db, PROJECT_ESTIMATE)
    for (const row of rows) insert(row)
    // a published market is compared by its `meta`
    inserter(db, META)({ key: 'estimates', value: createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16) })
    db.exec('commit')
  } finally {
    db.close()
  }
}

function portionsOf(file: string): number[][] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const ids = db
      .prepare('select id from project order by id')
      .all()
      .map(({ id }) => Number(id))
    return Array.from({ length: Math.ceil(ids.length / PORTION) }, (_, at) => ids.slice(at * PORTION, (at + 1) * PORTION))
  } finally {
    db.close()
  }
}

async function estimated(
  portions: readonly number[][],
  { file, country, threads = 1, progress, store }: EstimatesRequest & { progress: Progress },
): Promise<EstimateRow[][]> {
  const made = portions.map((_, portion) => store?.find(portion) ?? null)
  const done = ({ portion, rows }: EstimatesDone) => {
    store?.keep(portion, rows)
    made[portion] = rows
    progress.advance(portions[portion]?.length ?? 0)
  }
  const waiting: EstimatesTask[] = portions.flatMap((ids, portion) => (made[portion] ? [] : [{ portion, ids }]))
  progress.advance(portions.flat().length - waiting.flatMap(({ ids }) => ids).length)
  if (threads > 1 && waiting.length > 1) await onWorkers(waiting, { file, country }, threads, done)
  else {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      for (const { portion, ids } of waiting) done({ portion, rows: await estimateUsualHomes(db, country, ids) })
    } finally {
      db.close()
    }
  }
  return made.map((rows) => rows ?? [])
}

const onWorkers = (
  waiting: EstimatesTask[],
  share: EstimatesShare,
  threads: number,
  onDone: (done: EstimatesDone) => void,
): Promise<void> =>
  onThreads<EstimatesTask, EstimatesDone>({
    script: new URL('./estimates-worker.ts', import.meta.url),
    workerData: share,
    threads: Math.min(threads, waiting.length),
    next: () => waiting.shift() ?? null,
    onDone,
  })
