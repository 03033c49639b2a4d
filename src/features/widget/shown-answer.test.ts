import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPARED_ANSWER, FIGURES_ANSWER, REFUSAL_ANSWER, VALUE_ANSWER } from '#fixtures/tool-answers.ts'
import { shownAnswer } from './shown-answer.ts'

describe('what the widget draws', () => {
  it.each([
    ['value', VALUE_ANSWER],
    ['value', REFUSAL_ANSWER],
    ['comparison', COMPARED_ANSWER],
    ['figures', FIGURES_ANSWER],
  ] as const)('is a %s by its fields', (kind, answer) => {
    expect(shownAnswer({ structuredContent: JSON.parse(JSON.stringify(answer)) })).toEqual({ kind, answer })
  })

  it.each([
    ['nothing', {}],
    ['an error', { isError: true, structuredContent: VALUE_ANSWER }],
    ['a value without its range', { structuredContent: { ...VALUE_ANSWER, estimate: { value: 1, shown: 1 } } }],
    ['an amount that is a text', { structuredContent: { ...VALUE_ANSWER, estimate: { ...VALUE_ANSWER.estimate, value: '643123' } } }],
    ['a page that is no address', { structuredContent: { ...FIGURES_ANSWER, page: 'here' } }],
    ['one home that is no home', { structuredContent: { ...COMPARED_ANSWER, homes: [VALUE_ANSWER, {}] } }],
  ])('is nothing where the result is %s', (_, result) => expect(shownAnswer(result)).toEqual({ kind: 'none' }))

  it('is nothing for whatever else comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (structuredContent) => {
        expect(shownAnswer({ structuredContent })).toEqual({ kind: 'none' })
      }),
    )
  })
})
