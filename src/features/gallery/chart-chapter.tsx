import { RangeBar } from '#ui/chart/range-bar.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { TrendChart } from '#ui/chart/trend-chart.tsx'
import { WeightBar } from '#ui/chart/weight-bar.tsx'
import { ChartFrame } from '#ui/chart-frame.tsx'
import { ESTIMATE, TREND } from './figures.ts'
import { Chapter, Specimen } from './specimen.tsx'
import { words } from './words.ts'

const psf = (value: number) => `$${Math.round(value).toLocaleString('en-SG')}`
const money = (value: number) => `$${(value / 1e6).toFixed(2)}m`
const INDEX = TREND.map(({ period }, i) => ({ period, value: 1300 + i * 14 }))
const MEDIANS = TREND.map(({ median }) => median)
const SHARES = [0.24, 0.18, 0.07] as const
const frame = {
  trend: 'What was paid, psf',
  title: 'Estimate in its ranges',
  note: 'S$, two in three and nine in ten chances, 68 sales',
  spark: 'Rising over four years',
  table: 'Figures as a list',
}

export function ChartChapter() {
  return (
    <Chapter id="charts">
      <Specimen name={`Trend · ${words.figuresNote}`}>
        <TrendChart
          points={TREND}
          index={INDEX}
          title={frame.trend}
          name="This project"
          indexName="District"
          format={psf}
          formatPeriod={(period) => period}
        />
      </Specimen>
      <Specimen name="Frame: title, unit and n above, its figures behind a line of words" className="max-w-2xl">
        <ChartFrame
          title={frame.title}
          note={frame.note}
          tableLabel={frame.table}
          table={<p className="figures text-ink-2">{Object.values(ESTIMATE).map(money).join(' · ')}</p>}
        >
          <RangeBar {...ESTIMATE} format={money} />
        </ChartFrame>
      </Specimen>
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="Spark">
          <Sparkline values={MEDIANS} label={frame.spark} />
        </Specimen>
        <Specimen name="Weights" className="figures grid w-fit gap-2">
          {SHARES.map((share) => (
            <WeightBar key={share} share={share} largest={SHARES[0]} text={`${Math.round(share * 100)}%`} />
          ))}
        </Specimen>
      </div>
    </Chapter>
  )
}
