import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { projectReportLink } from '#property/address/project-link.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { ReportSubject } from '../report-guard.ts'

interface PreviewEndProps {
  subject: ReportSubject
  /** what the whole report holds, in its order */
  words: readonly MessageDescriptor[]
  heading: SectionHeading
}

/** The end of the preview: the contents of the whole report. None of its data is sent; the grey lines are decoration. */
export function PreviewEnd({ subject: { country, typeGroup, slug }, words, heading }: PreviewEndProps) {
  const { i18n } = useLingui()
  return (
    <PageSection {...heading} aside={<Trans>with a subscription</Trans>}>
      <ol className="grid gap-x-16 md:grid-cols-2">
        {words.map((word, at) => (
          <li key={word.id} className="flex items-center gap-4 border-b border-line-2 py-4">
            <span className="figures w-5 shrink-0 text-ink-3">{at + 1}</span>
            <span className="min-w-0 flex-1">{i18n._(word)}</span>
            <span className="grid w-24 shrink-0 gap-1.5 sm:w-40" aria-hidden="true">
              <span className="h-1.5 rounded-full bg-line" />
              <span className="h-1.5 w-2/3 rounded-full bg-line" />
            </span>
          </li>
        ))}
      </ol>
      <p className="no-print mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link
          to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
          params={{ reportKey: 'property-pro', countryCode: country, projectType: typeGroup, projectSlug: slug }}
          className="text-lagoon underline underline-offset-4"
        >
          <Trans>Open the property report</Trans>
        </Link>
        <Link
          {...projectReportLink({ typeGroup: toWireTypeGroup(typeGroup), slug }, country)}
          className="text-lagoon underline underline-offset-4"
        >
          <Trans>Open the free value report</Trans>
        </Link>
      </p>
    </PageSection>
  )
}
