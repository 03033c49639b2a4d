import { describe, expect, it } from 'vitest'
import { answerFrom, askedByName } from './frozen-answers.ts'

const kept = (operation: string, variables: unknown, data: unknown) => ({
  operation,
  variables: JSON.stringify(variables),
  data: JSON.stringify(data),
})
const frozen = {
  operations: ['Top', 'Compared', 'Deals'],
  answers: [kept('Top', { slug: 'a', group: 'X' }, 1), kept('Compared', { slug: 'a' }, 2), kept('Compared', { slug: 'b' }, 3)],
}

describe('answerFrom', () => {
  it.each([
    ['the same question, its keys in another order', 'Top', { group: 'X', slug: 'a' }, 1],
    ['the only answer of that name', 'Top', { slug: 'a', group: 'X', more: true }, 1],
    ['one of several, by its variables', 'Compared', { slug: 'b' }, 3],
  ])('answers %s', (_, operation, variables, data) => {
    expect(answerFrom(frozen, { operation, variables })).toEqual({ ok: true, value: data })
  })

  it('fails for what was not kept, and leaves alone what such a page does not ask', () => {
    expect(answerFrom(frozen, { operation: 'Compared', variables: { slug: 'c' } })).toMatchObject({ ok: false })
    expect(answerFrom(frozen, { operation: 'Deals', variables: {} })).toMatchObject({ ok: false })
    expect(answerFrom(frozen, { operation: 'Viewer', variables: {} })).toBeNull()
  })
})

it('finds the name of a document', () => {
  expect(askedByName('\n    query ReportTop($slug: String!) {\n  x }\n fragment query on X { y }', {}).operation).toBe('ReportTop')
})
