import { expect, it } from 'vitest'
import { KEPT_ANSWERS_MS, KeptAnswers } from './kept-answers.ts'

it('gives each request a copy of its own', () => {
  const answers = new KeptAnswers()
  answers.keep('q', { rows: [1] })
  const first = answers.get('q') as { rows: number[] }
  first.rows.push(2)
  expect(answers.get('q')).toEqual({ rows: [1] })
})

it('forgets after a while, and what it has no room for', () => {
  let now = 0
  const answers = new KeptAnswers({ now: () => now, maxChars: 10 })
  answers.keep('a', 'four')
  now = KEPT_ANSWERS_MS
  expect(answers.get('a')).toBeUndefined()
  answers.keep('b', 'four')
  answers.keep('c', 'four')
  expect([answers.get('b'), answers.get('c')]).toEqual([undefined, 'four'])
  answers.keep('d', 'longer than all')
  expect(answers.get('d')).toBeUndefined()
})
