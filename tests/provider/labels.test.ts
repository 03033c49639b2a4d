import { beforeAll, describe, expect, it } from 'vitest'
import {
  CopyLabelSheetDocument,
  DeleteLabelSheetDocument,
  LabelStandingDocument,
  MakeLabelSheetDocument,
  type OpenedLabelSheetFactsFragment,
  OwnLabelSheetDocument,
  OwnLabelSheetsDocument,
  SuppressedHomesDocument,
  SuppressHomesDocument,
  UnsuppressHomeDocument,
} from '#graphql/generated/graphql.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { seatTools } from './seat-fixture.ts'

const provider = await startProvider()
const tools = await seatTools(provider)

const PRINT = JSON.stringify({
  layout: { columns: 3, rows: 8, width: 63.5, height: 33.9, gapX: 2.5, gapY: 0, left: 7.25, top: 12.9 },
  start: 1,
  offset: { x: 0, y: 0 },
  salutation: 'The Resident',
})
type Row = readonly [unit: string, building: string, street: string, locality: string, postalCode: string]
const row = (unit: string, postalCode = '123456'): Row => [unit, 'Maple Court', '27 Example Lane', '', postalCode]
const HOMES = [row('#05-12'), row('#05-13'), row('#06-12', '123458')]

let holder: Awaited<ReturnType<typeof tools.payer>>
let rival: Awaited<ReturnType<typeof tools.payer>>
beforeAll(async () => {
  holder = await tools.payer(3)
  rival = await tools.payer(1)
  await tools.run("update user set kind = 'agent' where id in (?, ?)", holder.id, rival.id)
})

const ask = <Data>(document: object, variables: object, { token }: { token: string }) =>
  tools.ask<Data>(String(document), { ...variables }, { token })
const make = (who: { token: string }, homes: unknown = HOMES, { key = tools.newKey(), ...change }: Record<string, string> = {}) =>
  ask<{ makeLabelSheet: OpenedLabelSheetFactsFragment }>(
    MakeLabelSheetDocument,
    { key, input: { title: 'Maple Court', print: PRINT, homes: JSON.stringify(homes), ...change } },
    who,
  )
const open = (who: { token: string }, id: string) =>
  ask<{ ownLabelSheet: OpenedLabelSheetFactsFragment }>(OwnLabelSheetDocument, { id }, who)
const suppress = (who: { token: string }, homes: readonly Row[], change: object = {}) =>
  ask<{ suppressHomes: number }>(SuppressHomesDocument, { homes: JSON.stringify(homes), reason: '', ...change }, who)
const listed = async (who: { token: string }, change: object = {}) =>
  (await ask<{ suppressedHomes: { totalCount: number; nodes: { id: string; home: string }[] } }>(SuppressedHomesDocument, change, who)).data
    ?.suppressedHomes
const rowsOf = (sheet: OpenedLabelSheetFactsFragment | undefined): unknown => JSON.parse(sheet?.homes ?? '[]')

describe('a sheet of labels', () => {
  it('is kept once for its key, found again, copied and deleted', async () => {
    const key = tools.newKey()
    const [first, again] = [await make(holder, HOMES, { key }), await make(holder, HOMES, { key })]
    expect(first.errors).toEqual([])
    expect(again.data?.makeLabelSheet.sheet.id).toBe(first.data?.makeLabelSheet.sheet.id)
    expect(first.data?.makeLabelSheet).toMatchObject({ sheet: { title: 'Maple Court', count: 3, leftOut: 0 }, leftOutNow: 0 })
    const id = first.data?.makeLabelSheet.sheet.id ?? ''
    expect(rowsOf((await open(holder, id)).data?.ownLabelSheet)).toEqual(HOMES)
    const copy = await ask<{ copyLabelSheet: OpenedLabelSheetFactsFragment }>(CopyLabelSheetDocument, { key: tools.newKey(), id }, holder)
    expect(rowsOf(copy.data?.copyLabelSheet)).toEqual(HOMES)
    expect(
      (await ask<{ ownLabelSheets: { totalCount: number } }>(OwnLabelSheetsDocument, {}, holder)).data?.ownLabelSheets.totalCount,
    ).toBe(2)
    await ask(DeleteLabelSheetDocument, { id }, holder)
    expect(codeOf(await open(holder, id))).toBe('label-unknown')
  })

  it.each([
    ['label-title', { title: ' ' }],
    ['label-print', { print: '{}' }],
    ['label-print', { print: PRINT.replace('"start":1', '"start":0') }],
    ['label-homes', { homes: '[' }],
    ['label-homes', { homes: '[]' }],
    ['label-homes', { homes: JSON.stringify([['#05-12', '', '', '', '']]) }],
    ['label-homes', { homes: JSON.stringify([row('x'.repeat(121))]) }],
    ['label-homes', { homes: JSON.stringify([row('a\u202Eb')]) }],
    ['label-homes', { homes: JSON.stringify(Array.from({ length: 5_001 }, () => row('1'))) }],
  ])('is refused: %s', async (code, change) => expect(codeOf(await make(holder, HOMES, change))).toBe(code))

  it('of five thousand homes is kept and opened', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => row(`#${n}-01`, String(200_000 + n)))
    const { data, errors } = await make(holder, many)
    expect(errors).toEqual([])
    expect(data?.makeLabelSheet.sheet.count).toBe(5_000)
  })
})

describe('a home that asked for no letters', () => {
  it('is in no sheet, also when it asked after the sheet was made', async () => {
    const before = (await make(holder)).data?.makeLabelSheet.sheet.id ?? ''
    expect((await suppress(holder, [['5-12', '', '', '', '123456']], { reason: 'Called on 3 May' })).data?.suppressHomes).toBe(1)
    expect((await suppress(holder, [['Unit 05-12', '', '', '', '123456']])).data?.suppressHomes).toBe(0)
    const [later, anew] = [(await open(holder, before)).data?.ownLabelSheet, (await make(holder)).data?.makeLabelSheet]
    expect(rowsOf(later)).toEqual(HOMES.slice(1))
    expect(later).toMatchObject({ leftOutNow: 1, sheet: { count: 3, leftOut: 0 } })
    expect(rowsOf(anew)).toEqual(HOMES.slice(1))
    expect(anew?.sheet).toMatchObject({ count: 2, leftOut: 1 })
    // somebody else's list is their own
    expect(rowsOf((await make(rival)).data?.makeLabelSheet)).toEqual(HOMES)
    expect(codeOf(await make(holder, [HOMES[0]]))).toBe('label-none')
    const list = await listed(holder)
    expect(list?.totalCount).toBe(1)
    await ask(UnsuppressHomeDocument, { id: list?.nodes[0]?.id ?? '' }, rival)
    expect((await listed(holder))?.totalCount).toBe(1)
    await ask(UnsuppressHomeDocument, { id: list?.nodes[0]?.id ?? '' }, holder)
    expect(rowsOf((await open(holder, before)).data?.ownLabelSheet)).toEqual(HOMES)
  })

  it('is kept from everybody when staff write it down, and from the seats of whoever does', async () => {
    const staff = await tools.newPerson()
    await tools.run(`update user set kind = 'staff', roles = '["ROLE_SALE"]' where id = ?`, staff.id)
    expect(codeOf(await suppress(holder, [row('#05-13')], { isForAll: true }))).toBe('forbidden')
    expect((await suppress(staff, [row('#05-13')], { isForAll: true })).data?.suppressHomes).toBe(1)
    expect(rowsOf((await make(rival)).data?.makeLabelSheet)).toEqual([HOMES[0], HOMES[2]])
    const seat = await tools.seated(holder, { rights: ['REPORTS'] })
    await suppress(holder, [row('#06-12', '123458')])
    expect(rowsOf((await make(seat)).data?.makeLabelSheet)).toEqual([HOMES[0]])
    expect((await listed(staff, { isForAll: true }))?.totalCount).toBe(1)
    await tools.run('update user set kind = ? where id = ?', 'agent', staff.id)
  })
})

describe('who prints labels', () => {
  it('is told, and everybody else is refused', async () => {
    const person = await tools.newPerson()
    const free = await tools.payer(0)
    await tools.run("update user set kind = 'non-agent' where id = ?", person.id)
    await tools.run("update user set kind = 'agent' where id = ?", free.id)
    const seat = await tools.seated(holder, { rights: ['LEADS'] })
    const answers = [
      ['OPEN', holder, undefined],
      ['NEEDS_PLAN', free, 'needs-subscription'],
      ['SEAT_RIGHT', seat, 'seat-right'],
      ['AGENTS_ONLY', person, 'label-agents'],
    ] as const
    for (const [standing, who, code] of answers) {
      expect((await ask<{ labelStanding: string }>(LabelStandingDocument, {}, who)).data?.labelStanding).toBe(standing)
      expect(codeOf(await make(who, [row('#20-20')]))).toBe(code)
      expect(codeOf(await suppress(who, [row('#20-21')]))).toBe(code)
    }
  })

  it('nobody opens, copies or deletes the sheet of somebody else', async () => {
    const id = (await make(holder, [row('#30-01', '999999')])).data?.makeLabelSheet.sheet.id ?? ''
    expect(codeOf(await open(rival, id))).toBe('label-unknown')
    expect(codeOf(await ask(CopyLabelSheetDocument, { key: tools.newKey(), id }, rival))).toBe('label-unknown')
    await ask(DeleteLabelSheetDocument, { id }, rival)
    expect((await open(holder, id)).errors).toEqual([])
  })
})
