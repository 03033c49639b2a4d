import { join } from 'node:path'
import { must } from './run.ts'

/**
 * Brings the local databases to the newest migration and fills markets that are empty with demo data. Imported data is never touched.
 * `state` is the folder of local state, `.wrangler/state` of the project by default.
 */
export async function prepareLocal(state?: string): Promise<void> {
  const place = state ? ['--persist', join(state, 'v3')] : []
  await must('node', ['scripts/migrate.ts', ...place], { quiet: true })
  await must('node', ['scripts/demo-data.ts', ...place], { quiet: true })
}
