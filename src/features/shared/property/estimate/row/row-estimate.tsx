import { Trans, useLingui } from '@lingui/react/macro'
import type { PropertyGroup, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import { OldData, useIsSaidAbove } from '../../old-data.tsx'
import type { Format } from '../../use-format.ts'
import { unitMixWord } from '../../vocabulary-words.ts'
import { confidenceWords, refusalWords, roundEstimate } from '../estimate-words.ts'

interface RowEstimateProps {
  project: RowEstimateFragment & { propertyGroup: PropertyGroup }
  country: CountryCode
  format: Format
}

/**
 * In the row of a project: what its usual home was estimated at when the figures were published, with the range of that home, the home, the month where no
 * line above the list says it, and the word where confidence is low; or why there is no estimate.
 */
export function RowEstimate(props: RowEstimateProps) {
  usePageWords()
  return <RowEstimateText {...props} />
}

export function RowEstimateText({ project: { usualEstimate: estimate, propertyGroup }, country, format }: RowEstimateProps) {
  const { i18n, t } = useLingui()
  // §6: only where estimates are open
  if (!estimate || !isModuleOpen('realValue', country)) return null
  if (estimate.__typename === 'UsualEstimateRefusal')
    return (
      <span className="block text-sm text-ink-3">
        <Trans>No estimate.</Trans> {i18n._(refusalWords[estimate.reason])}
      </span>
    )
  const { floor, asOf, low90, high90, confidence } = estimate
  const money = format.money(roundEstimate(estimate.value))
  const home = [
    unitMixWord(i18n._.bind(i18n), estimate.unitMix, propertyGroup),
    format.area(estimate.areaSqm),
    floor === null ? '' : t`floor ${floor}`,
  ]
  return (
    <span className="figures block text-sm text-ink-3">
      <span className="whitespace-nowrap text-ink">
        <Trans>
          Estimate <b className="font-semibold">{money}</b>
        </Trans>
      </span>{' '}
      <Range low={low90} high={high90} format={format} />
      {confidence === 'LOW' ? (
        <>
          , <b className="font-semibold whitespace-nowrap text-ink">{i18n._(confidenceWords.LOW)}</b>
        </>
      ) : null}{' '}
      <span aria-hidden="true">·</span> <span className="whitespace-nowrap">{home.filter(Boolean).join(' · ')}</span>
      <AsOf month={asOf} format={format} />
    </span>
  )
}

const AsOf = ({ month, format }: { month: string; format: Format }) =>
  useIsSaidAbove(month) ? null : (
    <>
      {' '}
      ·{' '}
      <span className="whitespace-nowrap">
        {format.month(month)}
        <OldData month={month} />
      </span>
    </>
  )

/** The range of the same home's own page. A listener hears what it means. */
const Range = ({ low, high, format }: { low: number; high: number; format: Format }) => {
  const range = format.range(format.short(low), format.short(high))
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true">{range}</span>
      <span className="sr-only">
        <Trans>nine in ten sell in {range}</Trans>
      </span>
    </span>
  )
}
