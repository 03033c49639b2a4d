import { Trans, useLingui } from '@lingui/react/macro'
import { isModuleOpen } from '#access/module-countries.ts'
import type { PropertyGroup, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import type { FloorAreaUnit } from '#lib/units.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useLateWords } from '#session/late-words.ts'
import { OldData } from '../../old-data.tsx'
import type { Format } from '../../use-format.ts'
import { unitMixWord } from '../../vocabulary-words.ts'
import { refusalWords, roundEstimate } from '../estimate-words.ts'

interface RowEstimateProps {
  project: RowEstimateFragment & { propertyGroup: PropertyGroup }
  country: CountryCode
  unit: FloorAreaUnit
  format: Format
}

/**
 * In the row of a project: what its usual home was estimated at when the figures were published, with that home, the month and, in short form, the
 * one statement of confidence; or why there is no estimate.
 */
export function RowEstimate(props: RowEstimateProps) {
  useLateWords('row-estimate')
  return <RowEstimateText {...props} />
}

export function RowEstimateText({ project: { usualEstimate: estimate, propertyGroup }, country, unit, format }: RowEstimateProps) {
  const { i18n, t } = useLingui()
  // §6: only where estimates are open
  if (!estimate || !isModuleOpen('realValue', country)) return null
  if (estimate.__typename === 'UsualEstimateRefusal')
    return (
      <span className="block text-sm text-ink-3">
        <Trans>No estimate.</Trans> {i18n._(refusalWords[estimate.reason])}
      </span>
    )
  const { floor, asOf, half, nine } = estimate
  const money = format.money(roundEstimate(estimate.value))
  const home = [
    unitMixWord(i18n._.bind(i18n), estimate.unitMix, propertyGroup),
    format.area(estimate.areaSqm, unit),
    floor === null ? '' : t`floor ${floor}`,
  ]
  return (
    <span className="figures block text-sm text-ink-3">
      <span className="whitespace-nowrap text-ink">
        <Trans>
          Estimate <b className="font-semibold">{money}</b>
        </Trans>
        {half === null || nine === null ? null : <Closeness half={format.percent(half / 100)} nine={format.percent(nine / 100)} />}
      </span>{' '}
      <span className="whitespace-nowrap">{home.filter(Boolean).join(' · ')} ·</span>{' '}
      <span className="whitespace-nowrap">
        {format.month(asOf)}
        <OldData month={asOf} />
      </span>
    </span>
  )
}

/** The statement's short form: the distance that nine in ten kept. A listener hears the whole of it. */
const Closeness = ({ half, nine }: { half: string; nine: string }) => (
  <>
    <span aria-hidden="true"> ±{nine}</span>
    <span className="sr-only">
      ,{' '}
      <Trans>
        half of such sales within ±{half}, nine in ten within ±{nine}
      </Trans>
    </span>
  </>
)
