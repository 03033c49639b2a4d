import { describe, expect, it } from 'vitest'
import { lineCount, type Source, sources } from './sources.ts'
import { allParts, statementsOf } from './syntax.ts'

/** type assertions for a thousand lines, over product, scripts and tests */
const PER_THOUSAND_MAX = 4

/** Comments, `as const` and renamed imports say "as" most often; `<T>x` is no assertion in .tsx and stands after no word. */
const SAYS_LITTLE = /\/\*[\s\S]*?\*\/|\/\/ .*|\bas const\b|^import .*/gm
const MAY_ASSERT = { ts: /\bas\s|(?<![\w)\]>?.])<\w/, tsx: /\bas\s/ }

/** How often a source tells the compiler what a value is (`x as T`); `as const`, `satisfies` and renamed imports tell it nothing. */
function assertionsIn({ path, text }: Source): number {
  if (!/\.tsx?$/.test(path)) return 0
  if (!MAY_ASSERT[path.endsWith('x') ? 'tsx' : 'ts'].test(text.replace(SAYS_LITTLE, ''))) return 0
  const parts = statementsOf(path, text).flatMap((statement) => allParts(statement))
  return parts.filter(({ type }) => type === 'TsAsExpression' || type === 'TsTypeAssertion').length
}

describe('type assertions', () => {
  it(`are at most ${PER_THOUSAND_MAX} in a thousand lines`, () => {
    const files = sources().map((source) => ({ path: source.path, lines: lineCount(source.text), count: assertionsIn(source) }))
    const [lines, count] = [files.reduce((sum, file) => sum + file.lines, 0), files.reduce((sum, file) => sum + file.count, 0)]
    const worst = files.toSorted((a, b) => b.count - a.count).slice(0, 10)
    expect(
      (1000 * count) / lines,
      `${count} in ${lines} lines; most in ${worst.map((file) => `${file.path} (${file.count})`).join(', ')}`,
    ).toBeLessThanOrEqual(PER_THOUSAND_MAX)
  }, 120_000)

  it.each([
    ['const a = list[0] as string', 1],
    ['const a = (b as unknown) as string[]', 2],
    [`const a = <string>b`, 1],
    [`const a = ['x'] as const`, 0],
    ['const a = { b: 1 } satisfies Record<string, number>', 0],
    [`import { a as b } from 'a'\nexport { b as c }`, 0],
  ])('%s: %i', (text, count) => {
    expect(assertionsIn({ path: 'src/a.ts', text })).toBe(count)
  })
})
