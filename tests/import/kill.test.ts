import { spawn } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { MADE_WEEKS, writeMadeNewSouthWales } from '#fixtures/made-new-south-wales.ts'
import { SAMPLE_SEED, sampleOf } from '#fixtures/short-sample.ts'
import { keysOf } from '#lib/records.ts'
import { d1Binding, localD1File } from '../../src/server/provider/db/local-file.ts'
import { dump, rows } from './import-into.ts'
import { freshFolder, madeFiles, madeFolder } from './made-folder.ts'

/** Where the live market is written: always tried. */
const PUBLISHING = ['publish …']
/** Other words of the progress at which an import is killed: before, within and at the end of its stages. */
const STAGES = sampleOf(['read …', 'read 50 %', 'aggregates …', 'aggregates 50 %', 'indices …', 'publish 100 %'], 1)
/** Parts of the time that an undisturbed import takes. */
const MOMENTS = sampleOf(
  Array.from({ length: 15 }, (_, at) => (at + 1) / 16),
  3,
)

const root = join(import.meta.dirname, '../..')

/** Markets with few and with more of the same sales, and the newest month of the latter. */
const MARKETS = {
  SG: { older: () => madeFolder(madeFiles(12)), newer: () => madeFolder(madeFiles(24)), last: '202412' },
  AU: {
    older: () => writeMadeNewSouthWales(freshFolder('made-au'), { 20240506: (MADE_WEEKS[20240506] ?? []).slice(0, 30) }),
    newer: () => writeMadeNewSouthWales(freshFolder('made-au')),
    last: '202312',
  },
} as const

/** Runs the command; kills it (SIGKILL) as soon as its progress prints `killAt`, or after a while. Returns the exit code (null when killed). */
function runCommand(
  country: keyof typeof MARKETS,
  folder: string,
  persist: string,
  killAt?: string,
  killAfterMs?: number,
): Promise<number | null> {
  return new Promise((resolve) => {
    const args = [join(root, 'scripts/data-import.ts'), '--market', country, '--from', folder, '--persist', persist]
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr.on('data', (text: Buffer) => {
      if (killAt && text.toString().includes(killAt)) child.kill('SIGKILL')
    })
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code)
    })
  })
}

describe.each(keysOf(MARKETS))('an import of %s that is killed', { timeout: 120_000 }, (country) => {
  const { databaseId } = d1Binding(root, country)
  const [older, newer] = [MARKETS[country].older(), MARKETS[country].newer()]
  const content = { older: '', newer: '' }
  const calm = { older: freshFolder('calm'), newer: freshFolder('calm') }

  beforeAll(async () => {
    for (const name of ['older', 'newer'] as const) {
      const persist = calm[name]
      expect(await runCommand(country, name === 'older' ? older : newer, persist)).toBe(0)
      content[name] = dump(localD1File(databaseId, persist))
    }
    expect(content.older).not.toBe(content.newer)
  })

  async function expectSafety(killAt: string): Promise<void> {
    const persist = freshFolder('killed')
    cpSync(calm.older, persist, { recursive: true })
    const target = localD1File(databaseId, persist)
    const server = new DatabaseSync(target)
    expect(server.prepare('select count(*) > 0 as filled from project').get()).toMatchObject({ filled: 1 })
    await runCommand(country, newer, persist, killAt)
    expect([content.older, content.newer], `seed ${SAMPLE_SEED}`).toContain(dump(target))
    expect(rows(target, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(await runCommand(country, newer, persist)).toBe(0)
    expect(dump(target)).toBe(content.newer)
    expect(server.prepare('select value from meta where key = ?').get('last_month')).toMatchObject({ value: MARKETS[country].last })
    server.close()
  }

  const title = 'at "%s" leaves the old market or the new one, and the next run gives the same as an undisturbed one'
  it.each([...STAGES.some, ...PUBLISHING])(title, expectSafety)
  it.each(STAGES.others)(title, { tags: ['long'] }, expectSafety)
})

describe('an import of Australia that is killed at moments of the clock', { timeout: 300_000 }, () => {
  const { databaseId } = d1Binding(root, 'AU')
  const [older, newer] = [MARKETS.AU.older(), MARKETS.AU.newer()]

  async function expectSafety(moments: readonly number[]): Promise<void> {
    const calm = { older: freshFolder('calm'), newer: freshFolder('calm') }
    expect(await runCommand('AU', older, calm.older)).toBe(0)
    const begun = performance.now()
    expect(await runCommand('AU', newer, calm.newer)).toBe(0)
    const wholeMs = performance.now() - begun
    const [before, after] = [calm.older, calm.newer].map((persist) => dump(localD1File(databaseId, persist)))
    const persist = freshFolder('killed')
    const target = localD1File(databaseId, persist)
    expect(await runCommand('AU', older, persist)).toBe(0)
    for (const moment of moments) {
      await runCommand('AU', newer, persist, undefined, moment * wholeMs)
      expect([before, after], `seed ${SAMPLE_SEED}`).toContain(dump(target))
    }
    expect(await runCommand('AU', newer, persist)).toBe(0)
    expect(dump(target)).toBe(after)
    const bytes = readFileSync(target)
    expect(await runCommand('AU', newer, persist)).toBe(0)
    expect(readFileSync(target).equals(bytes)).toBe(true)
    expect(rows(target, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  }

  it('a few times, from its start to its end, leaves the old market or the new one, and ends as an undisturbed one', () =>
    expectSafety(MOMENTS.some))
  it('at all other moments does so too', { tags: ['long'] }, () => expectSafety(MOMENTS.others))
})
