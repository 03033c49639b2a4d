import { describe, expect, it } from 'vitest'
import { sources } from './sources.ts'
import { type Part, partIn, partsOf, statementsOf } from './syntax.ts'

/** An object, an array or an element into which a literal of its own kind is spread says less plainly what could stand there itself. */
const SPREADS: Readonly<Record<string, string>> = {
  ObjectExpression: 'ObjectExpression',
  JSXOpeningElement: 'ObjectExpression',
  ArrayExpression: 'ArrayExpression',
  CallExpression: 'ArrayExpression',
  NewExpression: 'ArrayExpression',
}

interface Spread {
  spread?: unknown
  expression?: unknown
}

const listed = (part: Part): Spread[] => [part.elements, part.arguments].flatMap((list): Spread[] => (Array.isArray(list) ? list : []))

/** How many literals a source spreads into a literal. */
function spreadLiterals(path: string, text: string): number {
  let found = 0
  const look = (part: Part) => {
    const literal = SPREADS[part.type]
    // in lists a spread is a mark beside the value
    found += listed(part).filter((one) => one?.spread && (one.expression as Part).type === literal).length
    for (const under of partsOf(part)) {
      if (under.type === 'SpreadElement' && partIn(under, 'arguments')?.type === literal) found++
      look(under)
    }
  }
  statementsOf(path, text).forEach(look)
  return found
}

describe('a literal', () => {
  it('is not spread into a literal', { timeout: 120_000 }, () => {
    const counted = sources()
      .filter(({ path, text }) => /\.tsx?$/.test(path) && /\.\.\.\s*[[{]/.test(text))
      .map(({ path, text }) => ({ path, spreads: spreadLiterals(path, text) }))
    expect(counted.filter(({ spreads }) => spreads > 0)).toEqual([])
  })

  it.each([
    'const a = { ...{ b: 1 }, c }',
    'const a = [...[1, 2], c]',
    'f(...[1, 2])',
    'const a = <A {...{ b: 1 }} />',
    'const a = { b: { ...{ c } } }',
    'new A(...[1])',
  ])('is seen in %s', (text) => expect(spreadLiterals('a.tsx', text)).toBe(1))

  it.each(['const a = { ...b, ...(c ? { d } : {}) }', 'const a = [...b, ...(c ? [d] : [])]', 'f(...b)', 'const [a, ...b] = c'])(
    'is not seen in %s',
    (text) => expect(spreadLiterals('a.tsx', text)).toBe(0),
  )
})
