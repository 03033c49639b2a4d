import { Trans, useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { ValueBridge } from '#property/evidence/value-bridge.tsx'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { KnownEstimate, ValuedProject } from '../value-home.functions.ts'
import { useComparableColumns } from './comparable-columns.tsx'

interface HomeEvidenceProps {
  estimate: KnownEstimate
  project: Pick<ValuedProject, 'id' | 'typeGroup'>
  country: CountryCode
  format: Format
}

/** The sales behind the estimate, heaviest first, each brought to the valued home in money; and the way from them to the value. */
export function HomeEvidence({ estimate, project: { id: projectId, typeGroup }, country, format }: HomeEvidenceProps) {
  const { t } = useLingui()
  const columns = useComparableColumns(estimate, { projectId, country, format })
  const rows = estimate.comparables.toSorted((a, b) => b.weight - a.weight)
  const shown = format.percent(
    rows.reduce((sum, { weight }) => sum + weight, 0),
    0,
  )
  const equal = format.count(Math.max(1, Math.round(estimate.effectiveN)))
  return (
    <PageSection
      id="evidence"
      title={<Trans>The sales it rests on</Trans>}
      aside={
        <>
          <Trans>
            the {rows.length} weightiest, {shown} of the evidence. By their weights, all the evidence counts as {equal} sales of equal
            weight.
          </Trans>
          <OldTo month={estimate.asOf} format={format} />
        </>
      }
    >
      <DataTable
        caption={t`Comparable sales with their age, distance, adjustments in money and weight`}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <h3 className="mt-8 mb-1 font-semibold">
        <Trans>From those prices to this value</Trans>
      </h3>
      <ValueBridge estimate={estimate} typeGroup={typeGroup} format={format} />
    </PageSection>
  )
}
