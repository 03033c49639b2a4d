import type { Statements } from '../../db/client.ts'
import { keepLaunch } from './keep-launch.ts'
import { launchRecord } from './launch-record.ts'

/** A launch of a file, before it is checked: `row` is where it begins, from 1. */
export interface RawLaunch {
  row: number
  value: unknown
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

/** Keeps the launches of a file one by one: each whole, or not at all with all that is wrong with it. Memory: one launch. */
export async function takeLaunches(trade: Statements, launches: AsyncIterable<RawLaunch>, now: number): Promise<LaunchesTaken> {
  const taken: LaunchesTaken = { kept: 0, unchanged: 0, rejected: [] }
  for await (const { row, value } of launches) {
    const read = launchRecord.safeParse(value)
    if (!read.success) {
      const faults = read.error.issues.slice(0, FAULTS_PER_LAUNCH)
      taken.rejected.push(...faults.map(({ path, message }) => ({ row, field: path.join('.'), reason: message })))
    } else if (await keepLaunch(trade, read.data, now)) taken.kept++
    else taken.unchanged++
  }
  return taken
}
