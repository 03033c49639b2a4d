import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { toggledGroups } from './toggled-groups.ts'

it('toggling twice changes nothing', () => {
  expect(toggledGroups(TYPE_GROUPS, 'public-stack', TYPE_GROUPS)).toEqual(['private-stack', 'private-land'])
  fc.assert(
    fc.property(fc.constantFrom(...TYPE_GROUPS), fc.subarray([...TYPE_GROUPS], { minLength: 1 }), (group, shown) => {
      fc.pre(shown.length > 1 || !shown.includes(group))
      const once = toggledGroups(shown, group, TYPE_GROUPS) ?? TYPE_GROUPS
      expect(toggledGroups(once, group, TYPE_GROUPS) ?? TYPE_GROUPS).toEqual(shown)
    }),
  )
})

it('all come back when the last one is hidden', () => {
  expect(toggledGroups(['private-land'], 'private-land', TYPE_GROUPS)).toBeUndefined()
  expect(toggledGroups(['private-stack'], 'private-stack', ['private-stack', 'private-land'])).toBeUndefined()
})
