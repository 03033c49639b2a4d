import { Trans, useLingui } from '@lingui/react/macro'
import type { RowEstimateFragment } from '#graphql/generated/graphql.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import { unmeasuredWords } from '../estimate-words.ts'

interface RowEstimatesNoteProps {
  projects: readonly RowEstimateFragment[]
  country: CountryCode
}

/** Once above a list: what the estimates in its rows are of, and what their short statement says, or why there is none. */
export function RowEstimatesNote(props: RowEstimatesNoteProps) {
  usePageWords()
  return <RowEstimatesNoteText {...props} />
}

export function RowEstimatesNoteText({ projects, country }: RowEstimatesNoteProps) {
  const { i18n } = useLingui()
  const estimates = projects.flatMap(({ usualEstimate: one }) => (one?.__typename === 'UsualEstimate' ? [one] : []))
  if (estimates.length === 0 || !isModuleOpen('realValue', country)) return null
  const reasons = [...new Set(estimates.flatMap(({ unmeasured }) => unmeasured ?? []))]
  return (
    <p className="text-xs text-ink-3">
      <Trans>Estimates are of the usual home of each project, as of the month beside them.</Trans>{' '}
      <Trans>Nine in ten such homes sell in the range beside it.</Trans>{' '}
      {reasons.map((reason) => i18n._(unmeasuredWords[reason])).join(' ')}
    </p>
  )
}
