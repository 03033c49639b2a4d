import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, finished, keptText, NOTHING_KEPT, readKept, withoutEntry } from './kept-entries.ts'

const DRAFT = { name: 'Olive Hawthorn', phone: '+6590000077', email: '', answer: 'In spring' }
const ID = '0d7e9a52-52a1-4d0c-9a54-6b9a9a1c1f10'
const AT = '2026-12-05T03:00:00.000Z'

describe('what a device keeps of a check-in', () => {
  it('is what was typed and what waits, and is read as it was written', () => {
    const waiting = finished({ ...NOTHING_KEPT, draft: DRAFT }, ID, AT)
    expect(waiting).toEqual({ draft: EMPTY_DRAFT, waiting: [{ ...DRAFT, id: ID, enteredAt: AT }] })
    const both = { ...waiting, draft: { ...EMPTY_DRAFT, name: 'Next' } }
    expect(readKept(keptText(both))).toEqual(both)
  })

  it('is nothing once all was sent and nothing is typed', () => {
    const waiting = finished({ ...NOTHING_KEPT, draft: DRAFT }, ID, AT)
    expect(keptText(waiting)).not.toBeNull()
    expect(keptText(withoutEntry(waiting, ID))).toBeNull()
    expect(withoutEntry(waiting, 'another').waiting).toHaveLength(1)
  })

  it('reads nothing of what it did not write', () => {
    for (const stored of [null, '', '{', '[]', '7', JSON.stringify({ waiting: [{ ...DRAFT, id: 'x', enteredAt: AT }] })])
      expect(readKept(stored)).toEqual(NOTHING_KEPT)
    expect(readKept(JSON.stringify({ draft: { name: 7, answer: 'Yes' }, waiting: 'none' })).draft).toEqual({
      ...EMPTY_DRAFT,
      answer: 'Yes',
    })
  })
})
