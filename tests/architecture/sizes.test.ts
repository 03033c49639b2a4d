import { describe, expect, it } from 'vitest'
import { lineCount, productSources, sources } from './sources.ts'
import { type Part, partsOf, statementsOf } from './syntax.ts'

const FILE_CAP = 600
const FUNCTION_CAP = 60
const ROUTE_CAP = 40

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'Constructor',
])

const isCounted = ({ type }: Part): boolean =>
  type === 'JSXElement' || type === 'VariableDeclaration' || (type.endsWith('Statement') && type !== 'BlockStatement')

/** What a function does: its statements and the elements that it draws, with those of the functions inside it. Values and line breaks do not count. */
const weightOf = (part: Part): number => partsOf(part).reduce((sum, under) => sum + (isCounted(under) ? 1 : 0) + weightOf(under), 0)

/** The functions of a source that are too large, by their weight. */
function heavyFunctions(path: string, text: string): number[] {
  const found: number[] = []
  const look = (part: Part) => {
    const weight = FUNCTIONS.has(part.type) ? weightOf(part) : 0
    if (weight > FUNCTION_CAP) found.push(weight)
    partsOf(part).forEach(look)
  }
  statementsOf(path, text).forEach(look)
  return found
}

describe('sizes', () => {
  it(`no file has more than ${FILE_CAP} lines`, () => {
    const sized = sources().map(({ path, text }) => ({ path, lines: lineCount(text) }))
    expect(sized.filter(({ lines }) => lines > FILE_CAP)).toEqual([])
  })

  it(`routes are tables of contents: at most ${ROUTE_CAP} lines`, () => {
    const routes = productSources().filter(({ path }) => path.startsWith('src/routes/'))
    expect(routes.length).toBeGreaterThan(0)
    expect(routes.filter(({ text }) => lineCount(text) > ROUTE_CAP).map(({ path }) => path)).toEqual([])
  })

  it(`no function has more than ${FUNCTION_CAP} statements and elements`, { timeout: 120_000 }, () => {
    // lint puts a statement on a line of its own
    const long = productSources().filter(({ text }) => lineCount(text) > FUNCTION_CAP)
    const heavy = long.map(({ path, text }) => ({ path, weights: heavyFunctions(path, text) }))
    expect(heavy.filter(({ weights }) => weights.length > 0)).toEqual([])
  })

  it('counts statements and elements, whatever their lines', () => {
    const statements = (n: number) => `export function f() {\n${'  g()\n'.repeat(n)}}`
    expect(heavyFunctions('a.ts', statements(FUNCTION_CAP))).toEqual([])
    expect(heavyFunctions('a.ts', statements(FUNCTION_CAP + 1))).toEqual([FUNCTION_CAP + 1])
    expect(heavyFunctions('a.ts', `const f = () => ({\n${'  a: 1,\n'.repeat(500)}})`)).toEqual([])
    expect(heavyFunctions('a.tsx', `const F = () => <ul>${'<li />'.repeat(FUNCTION_CAP)}</ul>`)).toEqual([FUNCTION_CAP + 1])
    expect(heavyFunctions('a.ts', `function f() { const g = () => {${'h();'.repeat(FUNCTION_CAP)}} }`)).toEqual([FUNCTION_CAP + 1])
  })
})
