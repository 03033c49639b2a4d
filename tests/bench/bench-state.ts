import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { prepareLocal } from '../../scripts/prepare-local.ts'
import { must, ROOT } from '../../scripts/run.ts'
import { TEMP_PREFIX } from '../../scripts/run-temp.ts'

export interface StateChoice {
  scale?: string
  state?: string
}

/** The folder that keeps a hundred thousand projects between measurements. */
const LARGE = join(ROOT, '.wrangler/bench-large')

/** The folder of local state to measure, ready to be served. Throws a RangeError on an unknown choice. */
export async function benchState({ scale = 'default', state }: StateChoice): Promise<string> {
  if (scale !== 'default' && scale !== 'large') throw new RangeError('--scale is default or large')
  if (state) {
    await must('node', ['scripts/migrate.ts', '--persist', join(state, 'v3')], { quiet: true })
    return state
  }
  if (scale === 'default') {
    await prepareLocal()
    return join(ROOT, '.wrangler/state')
  }
  await must('node', ['scripts/migrate.ts', '--persist', join(LARGE, 'v3')], { quiet: true })
  await must('node', ['scripts/demo-data.ts', '--market', 'SG', '--scale', 'large', '--persist', join(LARGE, 'v3')])
  await prepareLocal(LARGE)
  return LARGE
}

/** A copy of a folder of local state, without what a server has kept there; two servers of one folder lock each other's databases. */
export function ownState(state: string): string {
  const own = mkdtempSync(join(tmpdir(), TEMP_PREFIX))
  cpSync(state, own, { recursive: true, filter: (path) => !path.includes(`${sep}cache${sep}`) })
  return own
}
