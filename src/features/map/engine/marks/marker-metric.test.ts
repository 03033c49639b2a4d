import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf } from '#filter/quantisation.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { colourTokens, contrastOf, srgbOf } from '#ui/contrast.ts'
import { LEGEND_MIN, legendOf, type Metric, paintingOf, stepOf } from './marker-metric.ts'
import { CHANGE_RAMP, METRIC_NONE, SCALE_RAMP } from './metric-ramps.ts'

const GROUPS = ['private-stack'] as const
const dataOf = (metric: Metric, figures: readonly (number | null)[]) =>
  madeData({ 'private-stack': figures.map((figure) => ({ [metric]: codeOf(metric, figure) })) })

describe('a legend', () => {
  it('has seven classes with equal numbers of marks', () => {
    const data = dataOf(
      'psf',
      Array.from({ length: 700 }, (_, i) => 500 + i),
    )
    const legend = legendOf(data, GROUPS, 'psf')
    expect(legend?.scales.map(({ steps }) => steps.map(({ step }) => step))).toEqual([SCALE_RAMP])
    const counts = new Map(SCALE_RAMP.map((step) => [step, 0]))
    for (let i = 0; i < 700; i++) {
      const step = legend && paintingOf(legend).stepAt(data['private-stack'], i)
      if (step) counts.set(step, (counts.get(step) ?? 0) + 1)
    }
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThanOrEqual(5)
  })

  it('puts no change in the neutral middle, falls on one side, rises on the other', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 60 }), { minLength: LEGEND_MIN, maxLength: 80 }), (changes) => {
        const legend = legendOf(
          dataOf(
            'change',
            changes.map((change) => change / 100),
          ),
          GROUPS,
          'change',
        )
        const [scale] = legend?.scales ?? []
        if (!scale) throw new Error('no legend')
        expect(stepOf(scale, 0)).toBe(CHANGE_RAMP[3])
        for (const change of changes) {
          const side = Math.sign(CHANGE_RAMP.indexOf(stepOf(scale, change / 100)) - 3)
          if (change !== -1) expect(side).toBe(change < -1 ? -1 : change >= 1 ? 1 : 0)
        }
        expect(scale.steps[0]?.low).toBeNull()
        expect(scale.steps.at(-1)?.high).toBeNull()
        for (const [i, own] of scale.steps.slice(1).entries()) expect(own.low).toBe(scale.steps[i]?.high)
      }),
    )
  })

  it('is null for too few figures, and has the number of figures', () => {
    const few = [...Array.from({ length: LEGEND_MIN - 1 }, () => 900), ...Array.from({ length: 50 }, () => null)]
    expect(legendOf(dataOf('psf', few), GROUPS, 'psf')).toBeNull()
    expect(legendOf(dataOf('psf', [...few, 1_000]), GROUPS, 'psf')).toMatchObject({
      scales: [{ known: LEGEND_MIN, total: LEGEND_MIN + 50 }],
    })
  })

  it('ranks each kind of home among its own: a dear public flat and a dear villa look alike', () => {
    const from = (start: number) => Array.from({ length: 70 }, (_, i) => ({ psf: codeOf('psf', start + i * 5) }))
    const data = madeData({ 'public-stack': from(350), 'private-stack': from(1_400), 'private-land': [{ psf: codeOf('psf', 1_600) }] })
    const legend = legendOf(data, TYPE_GROUPS, 'psf')
    const painting = legend && paintingOf(legend)
    for (const group of ['public-stack', 'private-stack'] as const) {
      expect(painting?.stepAt(data[group], 0)).toBe(SCALE_RAMP[0])
      expect(painting?.stepAt(data[group], 69)).toBe(SCALE_RAMP.at(-1))
    }
    // too few of their kind to rank: said, not coloured
    expect(legend?.scales.map(({ group, steps }) => [group, steps.length])).toEqual([
      ['public-stack', 7],
      ['private-stack', 7],
      ['private-land', 0],
    ])
    expect(painting?.stepAt(data['private-land'], 0)).toBe(METRIC_NONE)
  })

  it('gives marks without the figure the colour of no figure', () => {
    const data = dataOf('psf', [...Array.from({ length: 60 }, (_, i) => 500 + i), null])
    const legend = legendOf(data, GROUPS, 'psf')
    const painting = legend && paintingOf(legend)
    expect(painting?.stepAt(data['private-stack'], 60)).toBe(METRIC_NONE)
    const colours = painting?.colours(data['private-stack'], 'light')
    expect([...(colours ?? []).slice(0, 4)]).toEqual([...(SCALE_RAMP[0]?.colour.light ?? []), 255])
    expect(colours?.[60 * 4 + 3]).toBeLessThan(255)
  })
})

const tokens = colourTokens(readFileSync(new URL('../../../shared/ui/tokens.css', import.meta.url), 'utf8'))

describe('the ramps', () => {
  it.each([...SCALE_RAMP, ...CHANGE_RAMP, METRIC_NONE])('$token is one colour on the map and in the legend', ({ token, colour }) => {
    const themed = tokens.get(token.replace('--color-', ''))
    if (!themed) throw new Error(`tokens.css has no ${token}`)
    expect([colour.light, colour.dark]).toEqual([srgbOf(themed.light), srgbOf(themed.dark)])
  })

  it('can be read by lightness alone, which changes monotonically from low to high', () => {
    const lightness = (name: string, theme: 'light' | 'dark') => tokens.get(name)?.[theme][0] ?? 0
    for (const theme of ['light', 'dark'] as const) {
      const way = theme === 'light' ? -1 : 1
      for (let i = 1; i < SCALE_RAMP.length; i++)
        expect((lightness(`scale-${i + 1}`, theme) - lightness(`scale-${i}`, theme)) * way).toBeGreaterThan(0.06)
    }
  })

  it('of changes diverge from the neutral middle on both sides', () => {
    const of = (i: number) => tokens.get(`change-${i}`)?.light ?? [0, 0, 0]
    for (const i of [1, 2, 3]) {
      expect(contrastOf(of(i), of(4))).toBeGreaterThan(contrastOf(of(i + 1), of(4)) - 0.01)
      expect(contrastOf(of(8 - i), of(4))).toBeGreaterThan(contrastOf(of(7 - i), of(4)) - 0.01)
    }
  })
})
