import type { Statements } from '../../db/client.ts'
import { keepLaunch } from './keep-launch.ts'
import { type LaunchRecord, launchRecord } from './launch-record.ts'

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

/** A launch of a file as its record, or what is wrong with it. */
export function readLaunch({ row, value }: RawLaunch): { launch: LaunchRecord } | { faults: LaunchFault[] } {
  const read = launchRecord.safeParse(value)
  if (read.success) return { launch: read.data }
  return {
    faults: read.error.issues.slice(0, FAULTS_PER_LAUNCH).map(({ path, message }) => ({ row, field: path.join('.'), reason: message })),
  }
}

/** Keeps the launches of a file one by one: each whole, or not at all with all that is wrong with it. Memory: one launch. */
export async function takeLaunches(trade: Statements, launches: AsyncIterable<RawLaunch>, now: number): Promise<LaunchesTaken> {
  const taken: LaunchesTaken = { kept: 0, unchanged: 0, rejected: [] }
  for await (const raw of launches) {
    const read = readLaunch(raw)
    if ('faults' in read) taken.rejected.push(...read.faults)
    else if (await keepLaunch(trade, read.launch, now)) taken.kept++
    else taken.unchanged++
  }
  return taken
}
