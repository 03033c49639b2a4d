import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { ProReportName } from '#property/pro-report-link.tsx'
import { proOfferTo, proReportsOf } from '#property/pro-reports.ts'
import type { Project } from '../project.ts'
import type { ReportKey } from '../report-keys.ts'

interface ProReportsProps {
  project: Pick<Project, 'propertyType'>
  /** the report that is shown, which is not linked */
  current: ReportKey
}

/** From any report to the pro reports of the same home; for those who may read them, and for agents with what they would get. */
export function ProReports({ project, current }: ProReportsProps) {
  const { t } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  const offer = proOfferTo(viewer)
  const reports = proReportsOf(project).filter((report) => report !== current)
  if (!offer || reports.length === 0) return null
  return (
    <nav aria-label={t`Reports for agents`} className="no-print mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
      {reports.map((report) => (
        <Link
          key={report}
          to="."
          params={(old) => ({ ...old, reportKey: report })}
          search={(old) => old}
          className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
        >
          <ProReportName report={report} />
        </Link>
      ))}
      {offer === 'offered' ? (
        <span className="text-sm text-ink-3">
          <Trans>with a plan: gains, floor premiums, like projects and all deals</Trans>
        </span>
      ) : null}
    </nav>
  )
}
