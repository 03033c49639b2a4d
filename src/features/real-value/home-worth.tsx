import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { confidenceWords, roundEstimate } from '#property/estimate-words.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { RangeBar } from '#ui/chart/range-bar.tsx'
import { MethodLine } from './method-line.tsx'
import type { GivenEstimate, Measured, ValuedProject } from './value-home.functions.ts'

interface HomeWorthProps {
  estimate: GivenEstimate
  project: ValuedProject
  measured: Measured | null
  country: CountryCode
  format: Format
}

const KeyFigure = ({ figure, children }: { figure: ReactNode; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end">
    <dt className="text-sm text-ink-2">{children}</dt>
    <dd className="figures text-xl font-semibold">{figure}</dd>
  </div>
)

/** The value with its two ranges, its confidence, its evidence, its date and its method: never one without the others. */
export function HomeWorth({ estimate, project, measured, country, format }: HomeWorthProps) {
  const { i18n, t } = useLingui()
  const { floor, asOf, low68, high68, low90, high90 } = estimate
  const home = [
    unitMixWord(i18n._.bind(i18n), estimate.unitMix, project.propertyGroup),
    format.areas(estimate.areaSqm),
    floor === null ? '' : t`floor ${floor}`,
  ]
    .filter(Boolean)
    .join(' · ')
  const month = format.month(asOf)
  const range = (low: number, high: number) => format.range(format.short(low), format.short(high))
  return (
    <section aria-labelledby="estimate">
      <h2 id="estimate" className="figures text-ink-2">
        <Trans>
          Estimate, sale, {month} – <span className="text-ink">{home}</span>
        </Trans>
      </h2>
      <p className="figures mt-1 text-[44px]/[1.1] font-[620] tracking-[-0.03em] sm:text-[56px]/[1.1]">
        {format.money(roundEstimate(estimate.value))}
      </p>
      <RangeBar {...estimate} format={format.short} middle={format.psf(estimate.psf)} className="mt-4 max-w-[620px]" />
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-4">
        <KeyFigure figure={format.percent(estimate.confidenceScore / 100, 0)}>{i18n._(confidenceWords[estimate.confidence])}</KeyFigure>
        <KeyFigure figure={format.count(Math.max(1, Math.round(estimate.effectiveN)))}>
          <Trans>comparable sales, by weight</Trans>
        </KeyFigure>
        <KeyFigure figure={range(low68, high68)}>
          <Trans>two in three such homes sell in this range (68%)</Trans>
        </KeyFigure>
        <KeyFigure figure={range(low90, high90)}>
          <Trans>nine in ten in this one (90%)</Trans>
        </KeyFigure>
      </dl>
      <MethodLine method={estimate.method} measured={measured} country={country} format={format} />
    </section>
  )
}
