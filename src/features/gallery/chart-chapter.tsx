import { RangeBar } from '#ui/chart/range-bar.tsx'
import { TrendChart } from '#ui/chart/trend-chart.tsx'
import { WeightBar } from '#ui/chart/weight-bar.tsx'
import { ESTIMATE, TREND } from './figures.ts'
import { Chapter, Specimen } from './specimen.tsx'
import { galleryWords } from './words.ts'

const psf = (value: number) => `$${Math.round(value).toLocaleString('en-SG')}`
const money = (value: number) => `$${(value / 1e6).toFixed(2)}m`
const INDEX = TREND.map(({ period }, i) => ({ period, value: 1300 + i * 14 }))
const SHARES = [0.24, 0.18, 0.07] as const

export function ChartChapter() {
  return (
    <Chapter id="charts">
      <Specimen name={`Trend · ${galleryWords.figuresNote}`}>
        <TrendChart
          points={TREND}
          index={INDEX}
          title={galleryWords.paid}
          name="This project"
          indexName="District"
          format={psf}
          formatPeriod={(period) => period}
        />
      </Specimen>
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="Estimate in its ranges">
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
