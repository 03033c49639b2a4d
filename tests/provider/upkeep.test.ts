import { expect, it } from 'vitest'
import { actSql } from '../../scripts/upkeep-act.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()

const UPKEEP = `{ siteUpkeep { checkedSince checksDue checksMade checksFailed failedDays { day checks failed }
  lastBackup { at seconds } lastRestore { at seconds } } }`
const upkeep = async () => (await provider.ask<{ siteUpkeep: Record<string, unknown> }>(UPKEEP)).data?.siteUpkeep

it('tells that nothing was checked, backed up or brought back', async () => {
  expect(await upkeep()).toEqual({
    checkedSince: null,
    checksDue: 0,
    checksMade: 0,
    checksFailed: 0,
    failedDays: [],
    lastBackup: null,
    lastRestore: null,
  })
})

it('counts each run of the clock, and a day on which a part did not answer', async () => {
  await provider.fetch('/jobs')
  await provider.fetch('/jobs')
  expect(await upkeep()).toMatchObject({ checksDue: 2, checksMade: 2, checksFailed: 0, failedDays: [] })
  const day = new Date().toISOString().slice(0, 10)
  await provider.env.DB_MY.prepare('alter table meta rename to away').run()
  await provider.fetch('/jobs')
  await provider.env.DB_MY.prepare('alter table away rename to meta').run()
  expect(await upkeep()).toMatchObject({ checksMade: 3, checksFailed: 1, failedDays: [{ day, checks: 3, failed: 1 }] })
})

it('tells the newest act of each kind', async () => {
  const acts = [
    { kind: 'backup', at: 1_764_547_200, seconds: 31 },
    { kind: 'backup', at: 1_764_633_600, seconds: 29.6 },
    { kind: 'restore', at: 1_764_550_000, seconds: 75 },
  ] as const
  for (const act of acts) await provider.env.DB_ACCOUNT.prepare(actSql(act)).run()
  expect(await upkeep()).toMatchObject({
    lastBackup: { at: '2025-12-02T00:00:00.000Z', seconds: 30 },
    lastRestore: { at: '2025-12-01T00:46:40.000Z', seconds: 75 },
  })
})
