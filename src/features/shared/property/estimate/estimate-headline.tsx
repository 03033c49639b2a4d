import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EstimateHomeQuery, PropertyGroup } from '#graphql/generated/graphql.ts'
import { RangeBar } from '#ui/chart/range-bar.tsx'
import { OldData } from '../old-data.tsx'
import type { Format } from '../use-format.ts'
import { unitMixWord } from '../vocabulary-words.ts'
import { ConfidenceStatement } from './estimate-statement.tsx'
import { roundEstimate } from './estimate-words.ts'

type Estimate = Extract<NonNullable<EstimateHomeQuery['project']>['estimate'], { __typename: 'Estimate' }>
type HeadlineEstimate = Pick<
  Estimate,
  | ('asOf' | 'unitMix' | 'areaSqm' | 'floor' | 'value' | 'psf' | 'confidence' | 'statement' | 'effectiveN')
  | ('low90' | 'low68' | 'high68' | 'high90')
>

interface EstimateHeadlineProps {
  estimate: HeadlineEstimate
  /** of the project: it decides what its unit mixes are called */
  group: PropertyGroup
  format: Format
  /** a further figure beside the evidence: what it is and how much */
  further?: { name: ReactNode; figure: string } | null
}

const KeyFigure = ({ figure, children }: { figure: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end">
    <dt className="text-sm text-ink-2">{children}</dt>
    <dd className="figures text-lg font-semibold sm:text-xl">{figure}</dd>
  </div>
)

/** An estimate at the head of a page: home, value, both ranges, evidence, date and the statement of confidence, always together. */
export function EstimateHeadline({ estimate, group, format, further = null }: EstimateHeadlineProps) {
  const { i18n, t } = useLingui()
  const { floor, low68, high68, low90, high90 } = estimate
  const home = [
    unitMixWord(i18n._.bind(i18n), estimate.unitMix, group),
    format.areas(estimate.areaSqm),
    floor === null ? '' : t`floor ${floor}`,
  ]
    .filter(Boolean)
    .join(' · ')
  const asOf = format.month(estimate.asOf)
  const range = (low: number, high: number) => format.range(format.short(low), format.short(high))
  return (
    <>
      <h2 id="estimate" className="figures text-ink-2">
        <Trans>
          Estimate, sale, {asOf}
          <OldData month={estimate.asOf} /> – <span className="text-ink">{home}</span>
        </Trans>
      </h2>
      <p className="figures mt-1 text-[44px]/[1.1] font-[620] tracking-[-0.03em] sm:text-[56px]/[1.1]">
        {format.money(roundEstimate(estimate.value))}
      </p>
      <RangeBar {...estimate} format={format.short} middle={format.psf(estimate.psf)} className="mt-4 max-w-[620px]" />
      <dl className="mt-5 grid max-w-[620px] grid-cols-2 gap-x-6 gap-y-4 sm:gap-x-8">
        <KeyFigure figure={range(low68, high68)}>
          <Trans>two in three such homes sell in this range (68%)</Trans>
        </KeyFigure>
        <KeyFigure figure={range(low90, high90)}>
          <Trans>nine in ten in this one (90%)</Trans>
        </KeyFigure>
        <KeyFigure figure={format.count(Math.max(1, Math.round(estimate.effectiveN)))}>
          <Trans>comparable sales, by weight</Trans>
        </KeyFigure>
        {further ? <KeyFigure figure={further.figure}>{further.name}</KeyFigure> : null}
      </dl>
      <p className="mt-5 max-w-[68ch] rounded border-s-2 border-lagoon bg-wash px-4 py-3 text-ink-2">
        <ConfidenceStatement {...estimate} format={format} />
      </p>
    </>
  )
}
