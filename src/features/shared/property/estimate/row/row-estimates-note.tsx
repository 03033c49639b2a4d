import { Trans, useLingui } from '@lingui/react/macro'
import type { ProjectCardFragment, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import { AgedMonth } from '../../old-data.tsx'
import { useFormat } from '../../use-format.ts'
import { unmeasuredWords } from '../estimate-words.ts'

type ListedProject = Pick<ProjectCardFragment, 'figuresTo'> & RowEstimateFragment

interface RowEstimatesNoteProps {
  projects: readonly ListedProject[]
  country: CountryCode
}

/** The newest month, "2025-07", that figures or estimates of a list reach to; null where none does. */
export function figuresToOf(projects: readonly ListedProject[]): string | null {
  const months = projects.flatMap(({ figuresTo, usualEstimate: one }) => [figuresTo, one?.__typename === 'UsualEstimate' ? one.asOf : null])
  return months.reduce((newest, month) => (month !== null && (newest === null || month > newest) ? month : newest), null)
}

/**
 * Once above a list: to which month its figures reach, so that rows say it only where they differ; what the estimates in its rows are of, and what their
 * short statement says, or why there is none.
 */
export function RowEstimatesNote(props: RowEstimatesNoteProps) {
  usePageWords()
  return <RowEstimatesNoteText {...props} />
}

export function RowEstimatesNoteText({ projects, country }: RowEstimatesNoteProps) {
  const { i18n } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const to = figuresToOf(projects)
  if (to === null) return null
  const given = projects.flatMap(({ usualEstimate: one }) => (one?.__typename === 'UsualEstimate' ? [one] : []))
  const estimates = isModuleOpen('realValue', country) ? given : []
  const reasons = [...new Set(estimates.flatMap(({ unmeasured }) => unmeasured ?? []))]
  return (
    <div className="text-xs text-ink-3">
      <Trans>
        Figures to <AgedMonth month={to} format={format} />, where a row names no other month.
      </Trans>{' '}
      {estimates.length === 0 ? null : (
        // on a phone the list begins before what its estimates mean is read
        <details className="inline sm:details-content:inline sm:details-content:[content-visibility:visible] open:details-content:block">
          <summary className="inline cursor-pointer list-none underline underline-offset-2 sm:hidden [&::-webkit-details-marker]:hidden">
            <Trans>What the estimates say</Trans>
          </summary>
          <Trans>Estimates are of the usual home of each project; nine in ten such homes sell in the range beside it.</Trans>{' '}
          {reasons.map((reason) => i18n._(unmeasuredWords[reason])).join(' ')}
        </details>
      )}
    </div>
  )
}
