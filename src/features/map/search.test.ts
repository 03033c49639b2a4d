import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { groupsOf, mapSearch, toggleGroup } from './search.ts'

describe("the map's address", () => {
  it('keeps what is right', () => {
    expect(v.parse(mapSearch, { at: '1.35_103.8_11', selected: 12, groups: 'private-land' })).toEqual({
      at: '1.35_103.8_11',
      selected: 12,
      groups: 'private-land',
    })
    expect(v.parse(mapSearch, { selected: '12' }).selected).toBe(12)
  })

  it('drops what is wrong and never refuses', () => {
    expect(v.parse(mapSearch, { at: 'here', selected: 'x', groups: 'castles' })).toEqual({})
    expect(v.parse(mapSearch, { at: 5, selected: -1, groups: 7 })).toEqual({})
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('at', 'selected', 'groups'), fc.anything()),
        (address) => v.safeParse(mapSearch, address).success,
      ),
    )
  })
})

describe('groups', () => {
  it('are all without a word in the address, in the order of the trade', () => {
    expect(groupsOf({ groups: undefined })).toEqual(TYPE_GROUPS)
    expect(groupsOf({ groups: 'private-land.public-stack' })).toEqual(['public-stack', 'private-land'])
  })

  it('toggle, and toggling twice changes nothing', () => {
    expect(toggleGroup(TYPE_GROUPS, 'public-stack', TYPE_GROUPS)).toBe('private-stack.private-land')
    fc.assert(
      fc.property(fc.constantFrom(...TYPE_GROUPS), fc.subarray([...TYPE_GROUPS], { minLength: 1 }), (group, shown) => {
        const once = groupsOf({ groups: toggleGroup(shown, group, TYPE_GROUPS) })
        if (shown.length > 1 || !shown.includes(group)) expect(groupsOf({ groups: toggleGroup(once, group, TYPE_GROUPS) })).toEqual(shown)
      }),
    )
  })

  it('come all back when the last one is hidden', () => {
    expect(toggleGroup(['private-land'], 'private-land', TYPE_GROUPS)).toBeUndefined()
    expect(toggleGroup(['private-stack'], 'private-stack', ['private-stack', 'private-land'])).toBeUndefined()
  })
})
