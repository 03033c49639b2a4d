import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { must } from './run.ts'

/** The month for which the tests are written: the demonstration of every state but the project's own ends with it. */
const TESTED_THROUGH = '2025-07'

/**
 * Brings the local databases to the newest migration and fills markets that are empty with demo data. Imported data is never touched.
 * `state` is the folder of local state of a test; without it, the project's own, `.wrangler/state`.
 */
export async function prepareLocal(state?: string): Promise<void> {
  const place = state ? ['--persist', join(state, 'v3')] : []
  await must('node', ['scripts/migrate.ts', ...place], { quiet: true })
  // the build, which a start does meanwhile, takes longer
  const through = state ? ['--through', TESTED_THROUGH] : []
  await must('node', ['scripts/demo-data.ts', ...place, ...through], { quiet: true, isBehind: true })
}

if (import.meta.main) {
  const { state, anew } = commandLine(COMMANDS['prepare-local']).values
  if (anew && state) rmSync(state, { recursive: true, force: true })
  await prepareLocal(state && resolve(state))
}
