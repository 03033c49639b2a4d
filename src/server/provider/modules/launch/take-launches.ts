import type { Statements } from '../../db/client.ts'
import { LAUNCH } from '../../db/trade/launch-tables.ts'
import { keepLaunch } from './keep-launch.ts'
import { type LaunchRecord, launchId, launchRecord } from './launch-record.ts'

/** A launch of a file, before it is checked: `row` is where it begins, from 1. */
export interface RawLaunch {
  row: number
  value: unknown
  /** of a table: the row in which each unit begins */
  unitRows?: readonly number[]
}

export interface LaunchFault {
  row: number
  /** e.g. "units.12.price" */
  field: string
  reason: string
}

export interface LaunchesTaken {
  kept: number
  unchanged: number
  rejected: LaunchFault[]
}

const FAULTS_PER_LAUNCH = 50
/** A price list with a smaller share of the homes that were there is likelier to be cut than true. */
const FEWER_SHARE = 0.5

/** A launch of a file as its record, or what is wrong with it. */
export function readLaunch({ row, value, unitRows }: RawLaunch): { launch: LaunchRecord } | { faults: LaunchFault[] } {
  const read = launchRecord.safeParse(value)
  if (read.success) return { launch: read.data }
  return {
    faults: read.error.issues.slice(0, FAULTS_PER_LAUNCH).map(({ path, message }) => {
      const [list, unit] = path
      const own = list === 'units' && typeof unit === 'number' ? unitRows?.[unit] : undefined
      return { row: own ?? row, field: path.join('.'), reason: `${message}${readAt(value, path)}` }
    }),
  }
}

/** What stands at a place of a record, where it is short. */
function readAt(value: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value)
  return typeof found === 'string' || typeof found === 'number' ? `; “${String(found).slice(0, 60)}” was read` : ''
}

/** What is wrong with a price list that leaves out most of the homes that were there; null: nothing. */
async function isCut(trade: Statements, launch: LaunchRecord): Promise<string | null> {
  const before = await trade.first(
    { units: LAUNCH.columns.unitCount },
    'select unit_count as units from launch where id = ?',
    launchId(launch),
  )
  const { length } = launch.units
  return before && length < before.units * FEWER_SHARE ? `too-many-gone: ${length} homes where there were ${before.units}` : null
}

/**
 * Keeps the launches of a file one by one: each whole, or not at all with all that is wrong with it. One that leaves out most of its homes is not kept, unless the
 * caller says that this is meant. Memory: one launch.
 */
export async function takeLaunches(
  trade: Statements,
  launches: AsyncIterable<RawLaunch>,
  now: number,
  allowsFewer = false,
): Promise<LaunchesTaken> {
  const taken: LaunchesTaken = { kept: 0, unchanged: 0, rejected: [] }
  for await (const raw of launches) {
    const read = readLaunch(raw)
    const cut = 'launch' in read && !allowsFewer ? await isCut(trade, read.launch) : null
    if ('faults' in read) taken.rejected.push(...read.faults)
    else if (cut !== null) taken.rejected.push({ row: raw.row, field: 'units', reason: cut })
    else if (await keepLaunch(trade, read.launch, now)) taken.kept++
    else taken.unchanged++
  }
  return taken
}
