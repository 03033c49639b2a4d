import { expect, it } from 'vitest'
import { kindsOfHome } from './kinds-of-home.ts'

it('counts projects with a page by their kind, and those with a place', () => {
  const house = { typeGroup: 'private-land', street: 'Made Street', lat: 1 } as const
  const without = { ...house, lat: null }
  const nameless = { typeGroup: 'private-stack', street: '', lat: null } as const
  expect(kindsOfHome([house, without, nameless])).toEqual([{ typeGroup: 'private-land', projectCount: 2, placedCount: 1 }])
  expect(kindsOfHome([])).toEqual([])
})
