import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localName } from '#lib/local-name.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { floorText } from '#property/evidence/transactions-table.tsx'
import { ValueBridge } from '#property/evidence/value-bridge.tsx'
import { OldTo } from '#property/old-data.tsx'
import { ShortFacts } from '#property/short-facts.tsx'
import { Signed } from '#property/signed.tsx'
import type { Format } from '#property/use-format.ts'
import { otherKindText } from '#property/vocabulary-words.ts'
import { WeightBar } from '#ui/chart/weight-bar.tsx'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { Estimate, Project, ReportMarket } from '../project.ts'

const LINK = 'underline decoration-line underline-offset-4 hover:decoration-ink'

/** Whether the estimate is the engine's or a first estimate. */
function MethodNote({ method }: Pick<Estimate, 'method'>) {
  return (
    <p className="mt-3 max-w-[88ch] text-sm text-ink-2">
      {method === 'ENGINE' ? (
        <Trans>Made by the method that is fitted to the sales of this market.</Trans>
      ) : (
        <Trans>Made by the comparable sales method: sales of like homes, each brought to this home’s date, size and floor.</Trans>
      )}{' '}
      <Link to="/realValue" className={LINK}>
        <Trans>How estimates are made</Trans>
      </Link>
    </p>
  )
}

type Comparable = Estimate['comparables'][number]

function useColumns(estimate: Estimate, projectId: string, market: ReportMarket, format: Format): Column<Comparable>[] {
  const { i18n, t } = useLingui()
  const largest = Math.max(...estimate.comparables.map((c) => c.weight))
  const withFloors = estimate.comparables.some((c) => c.floorLow !== null)
  const withKinds = estimate.comparables.some((c) => c.kindAdjustment !== 0)
  const withLeases = estimate.comparables.some((c) => c.leaseAdjustment !== 0)
  return [
    {
      key: 'sale',
      header: t`Sale`,
      cell: ({ project, floorLow, floorHigh, ...sale }) => (
        <span>
          {project.id === projectId ? (
            localName(i18n, project)
          ) : (
            <Link
              {...projectReportLink(project, market.countryCode)}
              className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {localName(i18n, project)}
            </Link>
          )}
          {otherKindText(i18n._.bind(i18n), sale)}
          {floorLow === null ? null : ` · ${floorText(floorLow, floorHigh)}`}
          <ShortFacts {...sale} format={format} />
        </span>
      ),
    },
    { key: 'month', header: t`Date`, numeric: true, wideOnly: true, cell: (c) => format.month(c.month) },
    {
      key: 'far',
      header: t`Distance`,
      numeric: true,
      wideOnly: true,
      cell: (c) => (c.distanceMetres === 0 ? t`same project` : format.distance(c.distanceMetres)),
    },
    { key: 'age', header: t`Age`, numeric: true, wideOnly: true, cell: (c) => t`${c.ageMonths} mo` },
    { key: 'area', header: t`Size`, numeric: true, wideOnly: true, cell: (c) => format.area(c.areaSqm) },
    { key: 'paid', header: t`Paid`, numeric: true, cell: (c) => format.money(c.price) },
    { key: 'time', header: t`for time`, numeric: true, wideOnly: true, cell: (c) => <Signed value={c.timeAdjustment} format={format} /> },
    ...(withKinds
      ? [
          {
            key: 'kind',
            header: t`for kind`,
            numeric: true,
            wideOnly: true,
            cell: (c: Comparable) => <Signed value={c.kindAdjustment} format={format} />,
          },
        ]
      : []),
    { key: 'size', header: t`for size`, numeric: true, wideOnly: true, cell: (c) => <Signed value={c.areaAdjustment} format={format} /> },
    ...(withFloors
      ? [
          {
            key: 'floor',
            header: t`for floor`,
            numeric: true,
            wideOnly: true,
            cell: (c: Comparable) => <Signed value={c.floorAdjustment} format={format} />,
          },
        ]
      : []),
    ...(withLeases
      ? [
          {
            key: 'lease',
            header: t`for lease`,
            numeric: true,
            wideOnly: true,
            cell: (c: Comparable) => <Signed value={c.leaseAdjustment} format={format} />,
          },
        ]
      : []),
    { key: 'adjusted', header: t`Adjusted`, numeric: true, cell: (c) => <b className="font-[560]">{format.money(c.adjustedPrice)}</b> },
    {
      key: 'weight',
      header: t`Weight`,
      numeric: true,
      cell: (c) => <WeightBar share={c.weight} largest={largest} text={format.percent(c.weight, 0)} />,
    },
  ]
}

interface EvidenceSectionProps {
  estimate: Estimate
  project: Pick<Project, 'id' | 'typeGroup'>
  market: ReportMarket
  heading: SectionHeading
  format: Format
}

/** The sales behind the estimate, each brought to the valued home in money, heaviest first. */
export function EvidenceSection({ estimate, project, market, heading, format }: EvidenceSectionProps) {
  const { t } = useLingui()
  const columns = useColumns(estimate, project.id, market, format)
  const rows = estimate.comparables.toSorted((a, b) => b.weight - a.weight)
  const shown = format.percent(
    rows.reduce((sum, c) => sum + c.weight, 0),
    0,
  )
  const equal = format.count(Math.max(1, Math.round(estimate.effectiveN)))
  return (
    <PageSection
      {...heading}
      aside={
        <>
          <Trans>
            the {rows.length} weightiest sales, {shown} of the evidence, each brought to this home's date, size and floor. By their weights,
            all the evidence counts as {equal} sales of equal weight.
          </Trans>
          <OldTo month={estimate.asOf} format={format} />
        </>
      }
    >
      <DataTable
        caption={t`Comparable sales with their adjustments in money`}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={(c) => c.id}
      />
      <h3 className="mt-8 mb-1 font-semibold">
        <Trans>From those prices to this value</Trans>
      </h3>
      <ValueBridge estimate={estimate} typeGroup={project.typeGroup} format={format} />
      <MethodNote method={estimate.method} />
      <p className="mt-3 text-xs text-ink-3">
        <Trans>
          Not considered: renovation, view, noise, furniture, special conditions of a sale. They can move a price beyond the range.
        </Trans>
      </p>
    </PageSection>
  )
}
