import { expect, it } from 'vitest'
import { homesSearch, stopSearch } from './search.ts'

it('takes the id of a home, and drops anything else', () => {
  const home = '00000000-0000-4000-8000-000000000001'
  expect(homesSearch({ home })).toEqual({ home })
  for (const wrong of ['x', 3, null, ['a'], `${home}0`]) expect(homesSearch({ home: wrong })).toEqual({ home: undefined })
  expect([stopSearch({ failed: true }), stopSearch({ failed: 'yes' })]).toEqual([{ failed: true }, { failed: undefined }])
})
