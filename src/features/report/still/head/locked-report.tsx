import { Trans } from '@lingui/react/macro'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { projectReportLink } from '#property/project-link.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { REPORT_KINDS } from '../../landing/report-kinds.tsx'
import type { ReportSubject } from '../../report-guard.ts'
import type { ReportKey } from '../../report-keys.ts'

/** A pro report for a viewer without subscription: what it holds and how to subscribe; none of its data is loaded. */
export function LockedReport({ reportKey, subject }: { reportKey: ReportKey; subject: ReportSubject }) {
  const { title, text, reader } = REPORT_KINDS[reportKey]
  const { country, typeGroup, slug } = subject
  return (
    <div className="page grid gap-6 pt-10 pb-20">
      <h1 className="title text-3xl sm:text-4xl">{title}</h1>
      <Panel
        kind="forbidden"
        title={<Trans>This report belongs to a subscription</Trans>}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink {...projectReportLink({ typeGroup: toWireTypeGroup(typeGroup), slug }, country)} look="primary">
              <Trans>Open the free report</Trans>
            </ButtonLink>
            <ButtonLink
              to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
              params={{ reportKey: 'property-preview', countryCode: country, projectType: typeGroup, projectSlug: slug }}
            >
              <Trans>See the preview</Trans>
            </ButtonLink>
            <ButtonLink to="/report/property">
              <Trans>All kinds of reports</Trans>
            </ButtonLink>
            <ButtonLink to="/contact" search={{ interest: 'reports' }} look="ghost">
              <Trans>Ask about it</Trans>
            </ButtonLink>
          </div>
        }
      >
        <p>{text}</p>
        <p className="mt-2">{reader}</p>
      </Panel>
    </div>
  )
}
