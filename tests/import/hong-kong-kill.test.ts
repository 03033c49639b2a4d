import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { d1Binding, localD1File } from '../../src/server/provider/db/local-file.ts'
import { hkMadeFiles, hkMadeFolder } from './hk-made-folder.ts'
import { dump, rows } from './import-into.ts'
import { freshFolder } from './made-folder.ts'

const root = join(import.meta.dirname, '../..')
const { databaseId } = d1Binding(root, 'HK')
const STEP_MS = 100
const POINTS = 15

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

  it(`at ${POINTS} points leaves the old market or the new one, and ends as an undisturbed one`, async () => {
    const persist = freshFolder('killed-hk')
    const target = localD1File(databaseId, persist)
    expect(await runCommand(older, persist)).toBe(0)
    for (let point = 1; point <= POINTS; point++) {
      await runCommand(newer, persist, point * STEP_MS)
      expect([content.older, content.newer]).toContain(dump(target))
    }
    expect(await runCommand(newer, persist)).toBe(0)
    expect(dump(target)).toBe(content.newer)
    expect(rows(target, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  })
})
