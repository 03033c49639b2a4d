import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { readMigrations } from '#provider/db/migrations.ts'
import { writableFile } from '#provider/db/writable-file.ts'
import {
  changeOwn,
  createOwn,
  listOwnAppointments,
  type OwnContent,
  ownChangedBy,
  ownUndoneBy,
  removeOwn,
  undoOwn,
} from './own-appointments.ts'

const NOW = 1_795_132_800
const HOUR = 3_600
const owner = 'ada'
const CONTENT: OwnContent = {
  kind: 'meeting',
  home: '{"name":"Cedar Court","unit":"#01-01"}',
  listingId: null,
  address: '',
  leadId: null,
  name: 'Kim Example',
  phone: '',
  email: '',
  place: '',
  note: 'with "quotes" and 中文',
}

function openCalendar() {
  const file = new DatabaseSync(':memory:')
  for (const { sql } of readMigrations('trade')) file.exec(sql)
  const trade = new Statements(writableFile(file))
  const hour = (at: number) => ({ startsAt: NOW + at * HOUR, endsAt: NOW + (at + 1) * HOUR })
  const base = { owner, also: false, now: NOW }
  const create = async (key: string, at: number[], change: { also?: boolean; content?: Partial<OwnContent> } = {}) => {
    const { also = false, content } = change
    const times = at.map(hour)
    await createOwn(trade, { ...base, key, also, country: 'SG', timeZone: 'Asia/Singapore', times, content: { ...CONTENT, ...content } })
    return ownChangedBy(trade, owner, key)
  }
  const all = () => listOwnAppointments(trade, owner, NOW - 1_000 * HOUR, NOW + 1_000 * HOUR)
  return { file, trade, base, hour, create, all }
}

describe('own appointments', () => {
  it('are written once by a key, as they were entered', async () => {
    const { create, all } = openCalendar()
    const [row] = await create('a', [1])
    await create('a', [1])
    expect(await all()).toEqual([row])
    expect(row).toMatchObject({ ...CONTENT, series: null, version: 1, outcome: null, startsAt: NOW + HOUR })
  })

  it('stand beside none other, unless that is wanted; a series all or not at all', async () => {
    const { create, all } = openCalendar()
    await create('a', [1])
    expect(await create('b', [1])).toEqual([])
    expect(await create('c', [0, 1, 2])).toEqual([])
    expect(await create('d', [0, 2])).toHaveLength(2)
    expect(await create('e', [1], { also: true })).toHaveLength(1)
    const rows = await all()
    expect(rows).toHaveLength(4)
    expect(new Set(rows.map(({ series }) => series)).size).toBe(2)
  })

  it('are changed in their version alone, to a free time alone', async () => {
    const { trade, base, hour, create, all } = openCalendar()
    const [one] = await create('a', [1])
    await create('b', [2])
    const id = String(one?.id)
    const change = (key: string, version: number, at: number, also = false) =>
      changeOwn(trade, { ...base, also, key, id, version, change: hour(at) }).then(() => ownChangedBy(trade, owner, key))
    expect(await change('c', 1, 2)).toEqual([])
    expect(await change('d', 2, 3)).toEqual([])
    expect(await change('e', 1, 3)).toMatchObject([{ version: 2, ...hour(3), note: CONTENT.note }])
    // within its own time, and sent again
    await changeOwn(trade, { ...base, key: 'f', id, version: 2, change: { ...hour(3), endsAt: NOW + 4.5 * HOUR, name: '' } })
    await changeOwn(trade, { ...base, key: 'f', id, version: 2, change: { ...hour(3), endsAt: NOW + 4.5 * HOUR, name: '' } })
    expect(await ownChangedBy(trade, owner, 'f')).toMatchObject([{ version: 3, name: '' }])
    expect(await change('g', 3, 2, true)).toMatchObject([{ version: 4, ...hour(2) }])
    // what stands beside another one can be written on there
    await changeOwn(trade, { ...base, key: 'h', id, version: 4, change: { note: 'moved', outcome: 'came' } })
    expect((await all()).find((row) => row.id === id)).toMatchObject({ version: 5, note: 'moved', outcome: 'came' })
  })

  it('are taken away alone or with what follows, by nobody else', async () => {
    const { trade, base, create, all } = openCalendar()
    const series = await create('a', [1, 25, 49])
    const second = { id: String(series[1]?.id), version: 1 }
    await removeOwn(trade, { ...base, owner: 'ben', key: 'x', ...second, following: true })
    await removeOwn(trade, { ...base, key: 'y', ...second, version: 2, following: true })
    expect(await all()).toHaveLength(3)
    await removeOwn(trade, { ...base, key: 'b', ...second, following: true })
    expect(await all()).toMatchObject([{ startsAt: NOW + HOUR }])
    await undoOwn(trade, { ...base, key: 'b' })
    expect(await all()).toHaveLength(3)
    await removeOwn(trade, { ...base, key: 'c', ...second, version: 3, following: false })
    expect((await all()).map(({ startsAt }) => startsAt)).toEqual([NOW + HOUR, NOW + 49 * HOUR])
  })

  it('give their time back to others while they are gone, and take it again where it is free still', async () => {
    const { trade, base, create, all } = openCalendar()
    const [one] = await create('a', [1])
    await removeOwn(trade, { ...base, key: 'b', id: String(one?.id), version: 1, following: false })
    expect(await create('c', [1])).toHaveLength(1)
    await undoOwn(trade, { ...base, key: 'b' })
    expect(await ownUndoneBy(trade, owner, 'b')).toEqual([])
    await undoOwn(trade, { ...base, key: 'c' })
    expect(await ownUndoneBy(trade, owner, 'c')).toMatchObject([{ removedAt: NOW }])
    await undoOwn(trade, { ...base, key: 'b' })
    await undoOwn(trade, { ...base, key: 'b' })
    expect(await all()).toMatchObject([{ id: one?.id, version: 3, note: CONTENT.note, home: CONTENT.home }])
  })

  it('are put back as they were, within the hour, as far as nobody has changed them since', async () => {
    const { trade, base, hour, create, all } = openCalendar()
    const [one, two] = await create('a', [1, 25])
    const change = { ...hour(5), kind: 'blocked', home: null, name: '', outcome: 'absent' } as const
    await changeOwn(trade, { ...base, key: 'b', id: String(one?.id), version: 1, change })
    await undoOwn(trade, { ...base, key: 'b', now: NOW + 3_600 })
    expect((await all())[0]).toMatchObject({ kind: 'blocked' })
    await undoOwn(trade, { ...base, key: 'b', now: NOW + 60 })
    expect((await all())[0]).toMatchObject({ ...CONTENT, ...hour(1), outcome: null })
    // of what was made together, only the other one is as it was made
    await undoOwn(trade, { ...base, key: 'a' })
    expect((await all()).map(({ id }) => id)).toEqual([one?.id])
    expect(two?.id).toBeDefined()
  })
})
