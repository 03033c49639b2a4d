import { describe, expect, it } from 'vitest'
import { titledIn } from './long-tests.ts'
import { readNumbered } from './numbered-statements.ts'
import { faultsOf, faultsOfBites, readProofs } from './proofs.ts'
import { read } from './sources.ts'

const PAGE = 'docs/specification.md'
const specification = read(PAGE)
const { statements } = readNumbered(PAGE, specification)

describe('docs/specification-proofs.txt', () => {
  const { proofs, lines, firsts, faults } = readProofs(read('docs/specification-proofs.txt'))

  it('has an entry for every statement, and every entry names a test that exists, a later room or what is left open', () => {
    expect(faults).toEqual([])
    expect(faultsOf(proofs, statements, specification)).toEqual([])
  })

  it('says below every line without a browser which change its test must catch, and each fits its file', () => {
    expect(faultsOfBites(lines, read)).toEqual([])
  })

  it('lists the statements in their order', () => {
    const order = firsts.map((statement) => statements.indexOf(statement))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})

describe('a table of proofs', () => {
  const faults = (text: string, wanted: string[]) => faultsOf(readProofs(text).proofs, wanted, specification)
  const self = 'architecture/proofs.test.ts'

  it('covers a range of statements, and a statement by several tests', () => {
    expect(faults(`2.4.1–3  ${self}: covers a range\n2.4.3  ${self}: fails where`, ['2.4.1', '2.4.2', '2.4.3'])).toEqual([])
  })

  it.each([
    ['a statement has no entry', `2.4.1  ${self}: fails where`],
    ['there is no such statement', `2.4.1–4  ${self}: fails where`],
    ['there is no such file', '2.4.1–3  nowhere.test.ts: fails where'],
    ['two files have the name', '2.4.1–3  search.test.ts: drops'],
    ['the file has no such test', `2.4.1–3  ${self}: nothing${' '}of the kind`],
    ['the room is not a later one', '2.4.1–3  room: kitchen'],
    ['a statement is not left open', '2.4.1–3  open'],
    ['a long test is not marked', `2.4.1–3  ${self}: is tried by ${'a long test'}`],
    ['a test is marked that is not long', `2.4.1–3  ${self}: fails where\n2.4.1  long ${self}: covers a range`],
    ['only long tests prove a statement', `2.4.1–3  long ${self}: is tried by ${'a long test'}`],
    ['a statement is proved and marked', `2.4.1–3  ${self}: fails where\n2.4.2  unproved`],
  ])('fails where %s', (_, text) => {
    expect(faults(text, ['2.4.1', '2.4.2', '2.4.3']).length).toBeGreaterThan(0)
  })

  it('is tried by a long test', { tags: ['long'] }, () => {
    expect(faults(`2.4.1–3  long ${self}: is tried by\n2.4.1–3  ${self}: fails where`, ['2.4.1', '2.4.2', '2.4.3'])).toEqual([])
  })

  it('reads the changes below a line, over line ends, and what is taken away', () => {
    const { lines, faults } = readProofs(`2.4.1  ${self}: fails where\n    src/a.ts: one\\ntwo ⇒ three => 3\n    src/b.ts: gone: all ⇒`)
    expect(faults).toEqual([])
    expect(lines.map(({ bites }) => bites)).toEqual([
      [
        { file: 'src/a.ts', find: 'one\ntwo', put: 'three => 3' },
        { file: 'src/b.ts', find: 'gone: all', put: '' },
      ],
    ])
  })

  it('fails where no change is named, where one does not fit, and where one is named for a browser', () => {
    const faultsIn = (text: string) => faultsOfBites(readProofs(text).lines, () => 'one two two').length
    expect(faultsIn(`2.4.1  ${self}: fails where\n    src/a.ts: one ⇒ 1`)).toBe(0)
    expect(faultsIn(`2.4.1  ${self}: fails where`)).toBe(1)
    expect(faultsIn(`2.4.1  ${self}: fails where\n    src/a.ts: two ⇒ 2`)).toBe(1)
    expect(faultsIn(`2.4.1  ${self}: fails where\n    src/a.ts: three ⇒ 3`)).toBe(1)
    expect(faultsIn('2.4.1  e2e/map.spec.ts: opens')).toBe(0)
    expect(faultsIn('2.4.1  e2e/map.spec.ts: opens\n    src/a.ts: one ⇒ 1')).toBe(1)
  })

  it('is refused where a line breaks the form', () => {
    for (const line of ['2.4.1', '2.4.1 proved', 'x  open', `2.4.1 ${self}`]) expect(readProofs(line).faults, line).toEqual([line])
    for (const line of ['    src/a.ts: one', '    src/a.ts: one ⇒ one', '    src/a.ts: one ⇒ two ⇒ three', '  src/a.ts: one ⇒ 1'])
      expect(readProofs(`2.4.1  ${self}: fails where\n${line}`).faults, line).toEqual([line])
    expect(readProofs('    src/a.ts: one ⇒ 1').faults).toHaveLength(1)
  })
})

describe('titles of a test file', () => {
  const text = `
describe('a group', () => {
  it('is short', { timeout: 9 }, () => {})
  it.each([1])(
    'is long',
    { timeout: 9, tags: ['long'] },
    () => {},
  )
  test('is long in a browser', { tag: ['@phone', '@long'] }, async () => {
    await step('within it', () => {})
  })
})
describe.skipIf(true)(\`a long group\`, { tags: ['long'] }, () => {
  it("is in it", () => {})
})
it('comes after it', () => {})
`

  it('are long where they, or a group around them, are tagged so', () => {
    const long = titledIn(text).filter(({ isLong }) => isLong)
    expect(long.map(({ title }) => title)).toEqual(['is long', 'is long in a browser', 'within it', 'a long group', 'is in it'])
    expect(titledIn(text)).toHaveLength(8)
  })
})
