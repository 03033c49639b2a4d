import { deepEqual } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { propertiesOf } from './properties-of.ts'

const Part = (_: Record<string, unknown>): ReactNode => null
const part = (properties: Record<string, unknown>) => propertiesOf(createElement(Part, properties))
const sameFor = (one: Record<string, unknown>, other: Record<string, unknown>) => deepEqual(part(one), part(other))
const format = (currency: string) => ({ money: () => currency, toJSON: () => currency })

describe('the properties of a part', () => {
  it('is the same while its facts are, whoever made them anew', () => {
    const kinds = () => [{ kind: 'CONDO', count: 2 }]
    expect(sameFor({ country: 'SG', kinds: kinds() }, { country: 'SG', kinds: kinds() })).toBe(true)
    expect(sameFor({ format: format('SGD') }, { format: format('SGD') })).toBe(true)
    expect(sameFor({ at: new Date(0) }, { at: new Date(0) })).toBe(true)
  })

  it.each([
    ['a value', { country: 'SG' }, { country: 'MY' }],
    ['one more', { kinds: [1] }, { kinds: [1, 2] }],
    ['a value deep inside', { found: { kinds: [{ count: 322 }] } }, { found: { kinds: [{ count: 0 }] } }],
    ['one less', { q: 'tower' }, {}],
    ['a format', { format: format('SGD') }, { format: format('MYR') }],
    ['a day', { at: new Date(0) }, { at: new Date(1) }],
    ['a function, of which nobody knows what it does', { link: () => 1 }, { link: () => 1 }],
  ])('is another for %s', (_, one, other) => {
    expect(sameFor(one, other)).toBe(false)
    expect(sameFor(one, one)).toBe(true)
  })
})
