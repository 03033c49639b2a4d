import { Trans } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from './address/wire-words.ts'
import { type ProReport, proOfferTo, proReportsOf } from './pro-reports.ts'

/** What a pro report is called in a link to it. */
export function ProReportName({ report }: { report: ProReport }) {
  if (report === 'commercial') return <Trans>Commercial report</Trans>
  return report === 'project-pro' ? <Trans>Project report</Trans> : <Trans>Property report</Trans>
}

interface ProReportLinkProps {
  project: Pick<ProjectCardFragment, 'typeGroup' | 'slug' | 'propertyType'>
  country: CountryCode
  className: string
}

/** From a project's row or callout to its pro report, for those who may read it and for agents; nothing for everybody else. */
export function ProReportLink({ project, country, className }: ProReportLinkProps) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const offer = proOfferTo(viewer)
  const report = proReportsOf(project).at(-1)
  if (!offer || !report || !isModuleOpen('report', country)) return null
  return (
    <p className={className}>
      <Link
        to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
        params={{ reportKey: report, countryCode: country, projectType: fromWireTypeGroup(project.typeGroup), projectSlug: project.slug }}
        className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
      >
        <ProReportName report={report} />
      </Link>
      {offer === 'offered' ? (
        <span className="text-ink-3">
          {' '}
          <Trans>with a plan</Trans>
        </span>
      ) : null}
    </p>
  )
}
