import { RangeBar } from '#ui/chart/range-bar.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { TrendChart } from '#ui/chart/trend-chart.tsx'
import { WeightBar } from '#ui/chart/weight-bar.tsx'
import { ChartFrame } from '#ui/chart-frame.tsx'
import { ESTIMATE, TREND } from './figures.ts'
import { Chapter, Specimen } from './specimen.tsx'
import { words } from './words.ts'

const psf = (value: number) => `S$${Math.round(value).toLocaleString('en-SG')}`
const money = (value: number) => `S$${(value / 1e6).toFixed(2)}m`
const INDEX = TREND.map(({ period }, i) => ({ period, value: 1300 + i * 14 }))
const MEDIANS = TREND.map(({ median }) => median)
const SHARES = [0.24, 0.18, 0.07] as const
const frame = {
  title: 'What was paid, psf',
  note: 'S$ psf a quarter, median and middle half, 2022 to 2025',
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
          title={frame.title}
          name="This project"
          indexName="District"
          format={psf}
          formatPeriod={(period) => period}
        />
      </Specimen>
      <Specimen name="Frame, with its figures behind a line of words">
        <ChartFrame
          title={frame.title}
          note={frame.note}
          tableLabel={frame.table}
          table={<p className="figures max-w-[72ch] text-ink-2">{MEDIANS.map(psf).join(' · ')}</p>}
        >
          <Sparkline values={MEDIANS} label={frame.spark} className="h-24 w-full" />
        </ChartFrame>
      </Specimen>
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="An estimate in its ranges">
          <RangeBar {...ESTIMATE} format={money} />
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
