import { describe, expect, it } from 'vitest'
import * as enumerations from '#graphql/generated/enumerations.ts'
import { enumName, enumWord } from './wire-names.ts'

describe('a member of an enumeration', () => {
  it.each([
    ['public-stack', 'PUBLIC_STACK'],
    ['building-under-construction', 'BUILDING_UNDER_CONSTRUCTION'],
    ['sale', 'SALE'],
  ] as const)('is the word %s and the name %s', (word, name) => {
    expect(enumName(word)).toBe(name)
    expect(enumWord(name)).toBe(word)
  })

  it('is a name where GraphQL has no such word', () => {
    expect(enumName('5+')).toBe('FIVE_OR_MORE')
  })

  it('has its name again after its word', () => {
    const names: readonly string[] = Object.values(enumerations).flat()
    const spelled = names.filter((name) => /^[A-Z\d_]+$/.test(name))
    expect(spelled.length).toBeGreaterThan(300)
    expect(spelled.map((name) => enumName(enumWord(name)))).toEqual(spelled)
  })
})
