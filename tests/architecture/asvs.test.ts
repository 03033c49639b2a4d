import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { titledIn } from './long-tests.ts'
import { isTest, ROOT, read } from './sources.ts'

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0, counted in its list. */
const OF_CHAPTER = new Map<number, readonly [one: number, two: number]>([
  [1, [8, 19]],
  [2, [4, 7]],
  [3, [8, 11]],
  [4, [2, 8]],
  [5, [4, 5]],
  [6, [13, 22]],
  [7, [6, 12]],
  [8, [4, 3]],
  [9, [4, 3]],
  [10, [5, 24]],
  [11, [3, 11]],
  [12, [3, 6]],
  [13, [1, 12]],
  [14, [2, 7]],
  [15, [3, 10]],
  [16, [0, 16]],
  [17, [0, 7]],
])

interface Requirement {
  id: string
  level: number
  words: string
  /** a test, or a mark and its reason */
  end: string
}

interface Table {
  requirements: Requirement[]
  /** lines that break the form */
  faults: string[]
}

/** Reads `1.2.4 | 1 | what is asked | what holds it`; lines that begin with # are headings. */
function readTable(text: string): Table {
  const requirements: Requirement[] = []
  const faults: string[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, id = '', level, words = '', end = ''] = /^(\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (\S.*)$/.exec(line) ?? []
    if (id === '' || words.split(' ').length > 10) faults.push(line)
    else requirements.push({ id, level: Number(level), words, end })
  }
  return { requirements, faults }
}

/** What is wrong with the end of a line: a test, or a mark with its reason. */
function faultsOf({ id, end }: Requirement): string[] {
  if (/^(?:not here|open): \S/.test(end)) return []
  if (end.startsWith('by design: ')) {
    const shownBy = /^by design: \S.* \(([^()\s]+)\)$/.exec(end)?.[1]
    return shownBy !== undefined && existsSync(join(ROOT, shownBy)) ? [] : [`${id}: no file shows the reason`]
  }
  const [, file = '', title = ''] = /^(\S+): (.+)$/.exec(end) ?? []
  if (!isTest(file) || !existsSync(join(ROOT, file))) return [`${id}: there is no test file "${file}"`]
  return titledIn(read(file)).some((one) => one.title.includes(title)) ? [] : [`${id}: ${file} has no test "${title}"`]
}

const numbers = (id: string): number[] => id.split('.').map(Number)

function compareIds(one: string, other: string): number {
  const others = numbers(other)
  const differing = numbers(one).map((number, at) => number - (others[at] ?? 0))
  return differing.find((difference) => difference !== 0) ?? 0
}

describe('docs/asvs.txt', () => {
  const { requirements, faults } = readTable(read('docs/asvs.txt'))
  const ids = requirements.map(({ id }) => id)

  it('has lines of one form', () => {
    expect(faults).toEqual([])
  })

  it('names each requirement once, in order', () => {
    expect(ids).toEqual([...new Set(ids)].toSorted(compareIds))
  })

  it('has as many requirements of each level and chapter as the standard', () => {
    const chapters = Map.groupBy(requirements, ({ id }) => numbers(id)[0] ?? 0)
    const counted = [...chapters].map(([chapter, all]) => [chapter, [1, 2].map((level) => all.filter((one) => one.level === level).length)])
    expect(counted).toEqual([...OF_CHAPTER])
    expect([1, 2].map((level) => requirements.filter((one) => one.level === level).length)).toEqual([70, 183])
  })

  it('names tests and files that exist', () => {
    expect(requirements.flatMap(faultsOf)).toEqual([])
  })
})

describe('a line of the table', () => {
  const self = 'tests/architecture/asvs.test.ts'
  const faultsIn = (end: string) => readTable(`1.2.4 | 1 | what is asked | ${end}`).requirements.flatMap(faultsOf)

  it.each([`${self}: ends well`, `by design: it is so (${self})`, 'not here: we have none', 'open: all of it'])(
    'ends well with %s',
    (end) => {
      expect(faultsIn(end)).toEqual([])
    },
  )

  it.each([
    `${self}: nothing${' '}of the kind`,
    'tests/architecture/nowhere.test.ts: ends well',
    'docs/asvs.txt: ends well',
    'by design: it is so',
    'by design: it is so (src/nowhere.ts)',
    'open:',
    'surely',
  ])('is refused with %s', (end) => {
    expect(faultsIn(end)).toHaveLength(1)
  })

  it.each(['1.2.4 | 3 | what is asked | open: x', '1.2 | 1 | what is asked | open: x', '1.2.4 | 1 | 1 2 3 4 5 6 7 8 9 10 11 | open: x'])(
    'breaks the form: %s',
    (line) => {
      expect(readTable(line).faults).toEqual([line])
    },
  )
})
