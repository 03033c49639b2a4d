import { Trans, useLingui } from '@lingui/react/macro'
import type { ProjectEstimateQuery, PropertyGroup } from '#graphql/generated/graphql.ts'
import { RangeBar } from '#ui/chart/range-bar.tsx'
import { AgedMonth, OldData } from '../old-data.tsx'
import { useFormat } from '../use-format.ts'
import { unitMixWord } from '../vocabulary-words.ts'
import { ConfidenceStatement } from './estimate-statement.tsx'
import { NO_SUCH_HOME, refusalWords, roundEstimate } from './estimate-words.ts'
import { KnownHomes } from './known-homes.tsx'

export type EstimateOfHome = NonNullable<ProjectEstimateQuery['project']>['estimate']
type Known = Extract<EstimateOfHome, { __typename: 'Estimate' }>
type Refused = Extract<EstimateOfHome, { __typename: 'EstimateRefusal' }>

interface EstimateSummaryProps {
  estimate: EstimateOfHome
  /** of the project: it decides what its unit mixes are called */
  group: PropertyGroup
  currency: string
}

/** An estimate in short form: the home, the value, its range, evidence, date and the statement of confidence; or why there is none. */
export function EstimateSummary({ estimate, group, currency }: EstimateSummaryProps) {
  return estimate.__typename === 'Estimate' ? (
    <KnownEstimate estimate={estimate} group={group} currency={currency} />
  ) : (
    <RefusedEstimate refusal={estimate} currency={currency} />
  )
}

function KnownEstimate({ estimate, group, currency }: { estimate: Known; group: PropertyGroup; currency: string }) {
  const { t, i18n } = useLingui()
  const format = useFormat(currency)
  const { floor } = estimate
  const home = [
    unitMixWord(i18n._.bind(i18n), estimate.unitMix, group),
    format.areas(estimate.areaSqm),
    floor === null ? '' : t`floor ${floor}`,
  ]
    .filter(Boolean)
    .join(' · ')
  const asOf = format.month(estimate.asOf)
  const evidence = format.count(Math.max(1, Math.round(estimate.effectiveN)))
  return (
    <div className="min-w-0">
      <p className="figures text-ink-2">
        <Trans>Estimate, sale, {asOf}</Trans>
        <OldData month={estimate.asOf} />
      </p>
      <p className="figures">{home}</p>
      <p className="figures mt-1 text-4xl font-[620] tracking-[-0.02em]">{format.money(roundEstimate(estimate.value))}</p>
      <RangeBar {...estimate} format={format.short} middle={format.psf(estimate.psf)} className="mt-3 max-w-[480px]" />
      <p className="figures mt-2 text-sm text-ink-2">
        <Trans>Evidence: {evidence} comparable sales, by weight.</Trans>
      </p>
      <p className="figures mt-1 max-w-[68ch] text-sm text-ink-2">
        <ConfidenceStatement {...estimate} format={format} />
      </p>
    </div>
  )
}

function RefusedEstimate({ refusal, currency }: { refusal: Refused; currency: string }) {
  const { i18n } = useLingui()
  const format = useFormat(currency)
  const { evidence, needed, newestEvidence: newest } = refusal
  return (
    <div className="min-w-0">
      <p className="title text-2xl">
        {NO_SUCH_HOME.includes(refusal.reason) ? (
          <Trans>No estimate: no such home on record</Trans>
        ) : (
          <Trans>No estimate: too little evidence</Trans>
        )}
      </p>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        {i18n._(refusalWords[refusal.reason])} <KnownHomes refusal={refusal} format={format} />{' '}
        {NO_SUCH_HOME.includes(refusal.reason) ? null : (
          <Trans>
            Usable sales: {evidence}. Needed: {needed}.
          </Trans>
        )}{' '}
        {newest ? (
          <Trans>
            The newest is from <AgedMonth month={newest} format={format} />.
          </Trans>
        ) : null}
      </p>
    </div>
  )
}
