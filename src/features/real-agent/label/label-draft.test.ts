import { describe, expect, it } from 'vitest'
import type { FileHome } from './address-file.ts'
import { draftStep, homesOfDraft, labelLines, newDraft, OWN_SHEET, readDraft } from './label-draft.ts'

const home = (unit: string, change: Partial<FileHome> = {}): FileHome => ({
  name: '',
  unit,
  building: 'Maple Court',
  street: '27 Example Lane',
  locality: '',
  postalCode: '123456',
  ...change,
})
const group = (id: string, homes: FileHome[]) => ({ id, title: 'Maple Court', homes })

describe('a draft of labels', () => {
  it('holds each home once, and says how many came twice', () => {
    const first = draftStep(newDraft(), { kind: 'add', group: group('a', [home('#05-12'), home('#05-13'), home('#05-12')]) })
    expect(first.outcome).toEqual({ kind: 'added', homes: 2, twice: 1 })
    const second = draftStep(first, { kind: 'add', group: group('b', [home('#05-13', { building: 'MAPLE COURT' })]) })
    expect(second.groups).toHaveLength(1)
    expect(second.outcome).toEqual({ kind: 'added', homes: 0, twice: 1 })
    expect(homesOfDraft(draftStep(second, { kind: 'remove', id: 'a' }))).toEqual([])
  })

  it('takes nothing of what would be too many', () => {
    const many = Array.from({ length: 5_001 }, (_, n) => home(String(n)))
    const full = draftStep(newDraft(), { kind: 'add', group: group('a', many) })
    expect(full.groups).toEqual([])
    expect(full.outcome).toEqual({ kind: 'many' })
    expect(homesOfDraft(draftStep(full, { kind: 'add', group: group('a', many.slice(1)) }))).toHaveLength(5_000)
  })

  it('begins at a label that the sheet has', () => {
    const at = (start: number, sheet = '3x8') => draftStep(newDraft(), { kind: 'write', change: { start, sheet } }).start
    expect([at(24), at(25), at(0), at(24, '2x4')]).toEqual([24, 24, 1, 8])
  })

  it('comes back after a reload, and anything else does not', () => {
    const draft = draftStep(draftStep(newDraft(), { kind: 'add', group: group('a', [home('#05-12')]) }), {
      kind: 'write',
      change: { sheet: OWN_SHEET, salutation: '住戶' },
    })
    expect(readDraft(JSON.stringify(draft))).toEqual(draft)
    for (const json of [null, '', '[]', '{"groups":[]}', JSON.stringify({ ...draft, start: 0 })]) expect(readDraft(json)).toBeNull()
  })
})

it('a label begins with whom the file names, else with the salutation', () => {
  expect(labelLines('SG', home('#05-12'), 'The Resident')).toEqual([
    'The Resident',
    '27 Example Lane #05-12',
    'Maple Court',
    'Singapore 123456',
  ])
  expect(labelLines('SG', home('#05-12', { name: 'Ms Tan' }), 'The Resident')[0]).toBe('Ms Tan')
  expect(labelLines('SG', home('#05-12'), '')[0]).toBe('27 Example Lane #05-12')
})
