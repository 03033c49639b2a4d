import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeRules, type EnteredRule, type RuleAction, rulesAsKept } from './entered-rules.ts'

const rule = (key: string): EnteredRule => ({ key, interests: [], languages: [], people: [], taken: 0 })
const keys = fc.constantFrom('a', 'b', 'c', 'd')
const action: fc.Arbitrary<RuleAction> = fc.oneof(
  fc.record({ do: fc.constantFrom('remove', 'earlier', 'later'), key: keys }),
  fc.record({ do: fc.constant('toggle' as const), key: keys, list: fc.constantFrom('interests', 'people'), value: keys }),
) as fc.Arbitrary<RuleAction>

it('whatever is done, no rule and no person is there twice, and none comes from nowhere', () =>
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const end = actions.reduce(changeRules, ['a', 'b', 'c'].map(rule))
      expect(new Set(end.map(({ key }) => key)).size).toBe(end.length)
      for (const { key, people } of end) {
        expect(['a', 'b', 'c']).toContain(key)
        expect(new Set(people).size).toBe(people.length)
      }
    }),
  ))

it('later and earlier undo each other, and stop at the ends', () => {
  const rules = ['a', 'b', 'c'].map(rule)
  const later = changeRules(rules, { do: 'later', key: 'a' })
  expect(later.map(({ key }) => key)).toEqual(['b', 'a', 'c'])
  expect(changeRules(later, { do: 'earlier', key: 'a' })).toEqual(rules)
  expect(changeRules(rules, { do: 'earlier', key: 'a' })).toEqual(rules)
  expect(changeRules(rules, { do: 'later', key: 'c' })).toEqual(rules)
})

it('people take their turns in the order in which they were chosen; who has left is left out', () => {
  const page = {
    rules: [{ id: 'x', interests: [], languages: [], people: ['gone', 'one'], taken: 4 }],
    staff: [{ id: 'one', name: 'One' }],
  }
  expect(rulesAsKept(page)).toEqual([{ ...page.rules[0], key: 'x', people: ['one'] }])
  const [chosen] = ['two', 'one'].reduce((rules, value) => changeRules(rules, { do: 'toggle', key: 'a', list: 'people', value }), [
    rule('a'),
  ] as readonly EnteredRule[])
  expect(chosen?.people).toEqual(['two', 'one'])
})
