import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { importInto, rows } from './import-into.ts'

const folder = join(import.meta.dirname, '../../../shared/data/hk')
const present = existsSync(folder)

/** Figures of the published files of Hong Kong; they change only with the files or the rules. */
describe.skipIf(!present)(
  `the real files of Hong Kong${present ? '' : ' (skipped: no real data)'}`,
  { timeout: 120_000, tags: ['long'] },
  () => {
    let target = ''
    beforeAll(async () => {
      const { targetFile, outcome } = await importInto(folder, undefined, 'HK')
      target = targetFile
      expect(outcome.skipped).toEqual([])
      expect(outcome.report.rows).toEqual([])
    }, 120_000)

    it('has every published figure', () => {
      expect(
        rows(target, 'select series, count(*) as n, min(month) as first from official_figure group by series order by series'),
      ).toEqual([
        { series: 'average-price', n: 1_635, first: 199_903 },
        { series: 'average-rent', n: 1_635, first: 199_903 },
        { series: 'price-index', n: 1_345, first: 197_912 },
        { series: 'registrations', n: 138, first: 201_501 },
        { series: 'rent-index', n: 1_403, first: 197_912 },
        { series: 'yield', n: 660, first: 199_903 },
      ])
      const index = "series = 'price-index' and size_class = 'all'"
      expect(rows(target, `select value from official_figure where ${index} and month in (202603, 202606) order by month`)).toEqual([
        { value: 308.4 },
        { value: 321 },
      ])
    })

    it('has the districts, and rides between all stations', () => {
      expect(rows(target, "select count(*) as n from area where level = 'district'")).toEqual([{ n: 18 }])
      const [{ bytes } = {}] = rows(target, "select cast(bytes as text) as bytes from artifact where name = 'station-graph'")
      const graph: { stations: { name: string }[]; links: [number, number, number, number][] } = JSON.parse(String(bytes))
      const linked = new Set(graph.links.map(([from]) => from).concat(graph.links.map(([, to]) => to)))
      expect(graph.stations.filter((_, at) => !linked.has(at))).toEqual([])
      const names = graph.links.map(([from, to]) => [graph.stations[from]?.name, graph.stations[to]?.name].toSorted().join(' – '))
      expect(names).toContain('Airport – Tsing Yi')
      expect(names).not.toContain('Austin – Hung Hom')
    })
  },
)
