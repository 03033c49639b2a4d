import { describe, expect, it } from 'vitest'
import { readProofs } from '../architecture/proofs.ts'
import { askedChanges, drawn, projectOf, titlePattern } from './asked-changes.ts'

const { lines } = readProofs(`2.8.9–10  architecture/proofs.test.ts: covers a range
    src/b.ts: one ⇒ two
    src/c.ts: gone ⇒
2.8.11  e2e/layouts.spec.ts: opens on hover
9.2  architecture/laws.test.ts: $law catches
    src/a.ts: a\\nb ⇒ c
9.20  architecture/proofs.test.ts: covers a range
    src/d.ts: 1 ⇒ 2`)

const statementsOf = (asked: Parameters<typeof askedChanges>[1]) => askedChanges(lines, asked).map(({ statements }) => statements)

describe('the changes of a table of proofs', () => {
  it('are those of lines without a browser, by their test files', () => {
    expect(askedChanges(lines, {})).toEqual([
      { statements: '9.2', test: 'tests/architecture/laws.test.ts', title: '$law catches', file: 'src/a.ts', find: 'a\nb', put: 'c' },
      ...[
        { statements: '2.8.9–10', file: 'src/b.ts', find: 'one', put: 'two' },
        { statements: '2.8.9–10', file: 'src/c.ts', find: 'gone', put: '' },
        { statements: '9.20', file: 'src/d.ts', find: '1', put: '2' },
      ].map((change) => Object.assign(change, { test: 'tests/architecture/proofs.test.ts', title: 'covers a range' })),
    ])
  })

  it('are asked for by section, statement and test file', () => {
    expect(statementsOf({ section: '9' })).toEqual(['9.2', '9.20'])
    expect(statementsOf({ section: '9.2' })).toEqual(['9.2'])
    expect(statementsOf({ section: '2.8' })).toEqual(['2.8.9–10', '2.8.9–10'])
    expect(statementsOf({ section: '2.8.9' })).toEqual(['2.8.9–10', '2.8.9–10'])
    expect(statementsOf({ file: 'laws' })).toEqual(['9.2'])
  })

  it('are drawn alike by the same seed, each once', () => {
    const all = Array.from({ length: 40 }, (_, at) => at)
    expect(drawn(all, 9, '7')).toEqual(drawn(all, 9, '7'))
    expect(drawn(all, 9, '7')).not.toEqual(drawn(all, 9, '8'))
    expect(new Set(drawn(all, 9, '7')).size).toBe(9)
    expect(drawn(all, 90, '7')).toEqual(all)
  })
})

it('a title finds its test, with whatever stands for its placeholders', () => {
  expect('the rules (§5) 4.7 has Website').toMatch(titlePattern('%s has %s'))
  expect('laws one-way catches a.ts').toMatch(titlePattern('$law catches $from'))
  expect('?interest= preselects').toMatch(titlePattern('?interest= preselects'))
  expect('interest preselects').not.toMatch(titlePattern('?interest= preselects'))
})

it('a test of the provider runs with its server', () => {
  expect([projectOf('tests/provider/otp.test.ts'), projectOf('tests/worker/env.test.ts')]).toEqual(['provider', 'unit'])
})
