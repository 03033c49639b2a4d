import { describe, expect, it } from 'vitest'
import { isTest, lineCount, productSources, sources } from './sources.ts'

const FILE_CAP = 300
const FILE_P90 = 200
const FILE_MEDIAN = 70
const ROUTE_CAP = 40

const sized = (files: { path: string; text: string }[]) => files.map(({ path, text }) => ({ path, lines: lineCount(text) }))

/** the nearest-rank quantile */
function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? 0
}

// Functions have their cap (80 lines) in biome.json.
describe('sizes', () => {
  it(`no file has more than ${FILE_CAP} lines`, () => {
    expect(sized(sources()).filter(({ lines }) => lines > FILE_CAP)).toEqual([])
  })

  it(`routes are tables of contents: at most ${ROUTE_CAP} lines`, () => {
    const routes = sized(productSources().filter(({ path }) => path.startsWith('src/routes/')))
    expect(routes.length).toBeGreaterThan(0)
    expect(routes.filter(({ lines }) => lines > ROUTE_CAP)).toEqual([])
  })

  it(`product files: median at most ${FILE_MEDIAN} lines, nine in ten at most ${FILE_P90}`, () => {
    const lines = sized(productSources()).map((file) => file.lines)
    expect(quantile(lines, 0.5)).toBeLessThanOrEqual(FILE_MEDIAN)
    expect(quantile(lines, 0.9)).toBeLessThanOrEqual(FILE_P90)
  })

  it('test files keep the cap as well', () => {
    expect(sized(sources().filter(({ path }) => isTest(path))).filter(({ lines }) => lines > FILE_CAP)).toEqual([])
  })
})
