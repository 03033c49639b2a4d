import { expect, it } from 'vitest'
import { readMutantReport, scoreOf } from './mutant-report.ts'

const mutant = (status: string, line: number, replacement?: string) => ({
  id: String(line),
  status,
  mutatorName: 'BooleanLiteral',
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
  ...(replacement === undefined ? {} : { replacement }),
})

it('counts what is caught of what was tried, and names what survives', () => {
  const read = readMutantReport(
    JSON.stringify({
      schemaVersion: '2',
      files: {
        'src/a.ts': { mutants: [mutant('Killed', 1), mutant('Survived', 2, 'a\n  b'), mutant('Timeout', 3)] },
        'src/b.ts': { mutants: [mutant('NoCoverage', 4), mutant('CompileError', 5), mutant('Ignored', 6)] },
      },
    }),
  )
  expect(read).toEqual({
    caught: 2,
    tried: 4,
    survivors: [
      { file: 'src/a.ts', line: 2, put: 'a b' },
      { file: 'src/b.ts', line: 4, put: 'BooleanLiteral' },
    ],
  })
  expect(scoreOf(read)).toBe(50)
})

it('a report of no changes is no success', () => {
  expect(scoreOf(readMutantReport('{"files":{}}'))).toBe(0)
  expect(() => readMutantReport('{}')).toThrow()
})
