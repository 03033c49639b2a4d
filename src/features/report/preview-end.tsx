import { Trans } from '@lingui/react/macro'
import { projectReportLink } from '#property/project-link.ts'
import { toWireTypeGroup } from '#property/wire-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { ReportSubject } from './report-guard.ts'

/** Where the preview ends: what the whole report holds, and the way to it. */
export const PreviewEnd = ({ subject: { country, typeGroup, slug } }: { subject: ReportSubject }) => (
  <PageSection title={<Trans>In the whole report</Trans>} aside={<Trans>free, without an account</Trans>}>
    <ul className="max-w-[64ch] list-disc py-5 ps-6 text-lg text-ink-2">
      <li>
        <Trans>The price trend of the project beside its area, quarter by quarter</Trans>
      </li>
      <li>
        <Trans>Every kind of home in the project with its medians</Trans>
      </li>
      <li>
        <Trans>Plans drawn from data, and the facts of the building</Trans>
      </li>
      <li>
        <Trans>All recorded deals, and what lies within a walk</Trans>
      </li>
    </ul>
    <div className="no-print">
      <ButtonLink {...projectReportLink({ typeGroup: toWireTypeGroup(typeGroup), slug }, country)} look="primary" size="large">
        <Trans>Open the whole report</Trans>
      </ButtonLink>
    </div>
  </PageSection>
)
