import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_SEED, sampleOf } from '#fixtures/short-sample.ts'
import { d1Binding, localD1File } from '../../src/server/provider/db/local-file.ts'
import { hkMadeFiles, hkMadeFolder } from './hk-made-folder.ts'
import { dump, rows } from './import-into.ts'
import { freshFolder } from './made-folder.ts'

const root = join(import.meta.dirname, '../..')
const { databaseId } = d1Binding(root, 'HK')
const STEP_MS = 100
const POINTS = sampleOf(
  Array.from({ length: 15 }, (_, at) => (at + 1) * STEP_MS),
  2,
)

/** Runs the command and kills it (SIGKILL) after a while; the exit code, null when it was killed. */
function runCommand(folder: string, persist: string, killAfterMs?: number): Promise<number | null> {
  return new Promise((resolve) => {
    const args = [join(root, 'scripts/data-import.ts'), '--market', 'HK', '--from', folder, '--persist', persist]
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' })
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code)
    })
  })
}

describe('an import of Hong Kong that is killed again and again', { timeout: 180_000 }, () => {
  const { 'sales.csv': _, ...figures } = hkMadeFiles()
  const [older, newer] = [hkMadeFolder(figures), hkMadeFolder()]
  const content = { older: '', newer: '' }
  beforeAll(async () => {
    for (const [name, folder] of [['older', older] as const, ['newer', newer] as const]) {
      const persist = freshFolder('calm-hk')
      expect(await runCommand(folder, persist)).toBe(0)
      content[name] = dump(localD1File(databaseId, persist))
    }
  }, 60_000)

  async function expectSafety(points: readonly number[]): Promise<void> {
    const persist = freshFolder('killed-hk')
    const target = localD1File(databaseId, persist)
    expect(await runCommand(older, persist)).toBe(0)
    for (const ms of points) {
      await runCommand(newer, persist, ms)
      expect([content.older, content.newer], `seed ${SAMPLE_SEED}`).toContain(dump(target))
    }
    expect(await runCommand(newer, persist)).toBe(0)
    expect(dump(target)).toBe(content.newer)
    expect(rows(target, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  }

  it('at a few points leaves the old market or the new one, and ends as an undisturbed one', () => expectSafety(POINTS.some))
  it('at all other points does so too', { tags: ['long'] }, () => expectSafety(POINTS.others))
})
