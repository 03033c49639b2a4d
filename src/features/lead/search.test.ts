import { expect, it } from 'vitest'
import { leadSearch } from './search.ts'

const id = '00000000-0000-4000-8000-000000000001'

it('reads what it knows and drops the rest', () => {
  expect(leadSearch({ pile: 'due', find: ' Mei ', page: 3, lead: id })).toEqual({ pile: 'due', find: 'Mei', page: 3, lead: id })
  expect(leadSearch({ pile: 'open', find: 8123, page: 1, lead: 'x' })).toEqual({
    pile: undefined,
    find: '8123',
    page: undefined,
    lead: undefined,
  })
  expect(leadSearch({ pile: 'castle', find: 'x'.repeat(81), page: 0.5 })).toEqual({})
})
