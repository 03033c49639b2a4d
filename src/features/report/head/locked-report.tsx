import { Trans, useLingui } from '@lingui/react/macro'
import { projectReportLink } from '#property/address/project-link.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { REPORT_KINDS } from '../landing/report-kinds.tsx'
import type { ReportSubject } from '../report-guard.ts'
import type { ReportKey } from '../report-keys.ts'
import { SECTION_TABLE } from '../sections/section-table.tsx'
import { SECTION_TITLES } from '../sections/section-titles.ts'
import { sectionsOf } from '../sections.ts'

/** Below the notice that a pro report needs a subscription: what this one holds, and what is free instead. None of its data is loaded. */
export function LockedReport({ reportKey, subject }: { reportKey: ReportKey; subject: ReportSubject }) {
  const { i18n } = useLingui()
  const { title, text, reader } = REPORT_KINDS[reportKey]
  const { country, typeGroup, slug } = subject
  const sections = sectionsOf(reportKey).filter((section) => SECTION_TABLE[section].isListed)
  return (
    <div className="page pb-20">
      <PageSection title={title} aside={reader}>
        <p className="mt-4 max-w-[68ch] text-lg text-ink-2">{text}</p>
        <ol className="mt-4 gap-x-16 sm:columns-2">
          {sections.map((section, at) => (
            <li key={section} className="flex break-inside-avoid gap-4 border-b border-line-2 py-2">
              <span className="figures w-5 shrink-0 text-ink-3">{at + 1}</span>
              {i18n._(SECTION_TITLES[section])}
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink {...projectReportLink({ typeGroup: toWireTypeGroup(typeGroup), slug }, country)}>
            <Trans>Open the free report</Trans>
          </ButtonLink>
          {reportKey === 'commercial' ? null : (
            <ButtonLink
              to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
              params={{ reportKey: 'property-preview', countryCode: country, projectType: typeGroup, projectSlug: slug }}
            >
              <Trans>See the preview</Trans>
            </ButtonLink>
          )}
          <ButtonLink to="/contact" search={{ interest: 'reports' }} look="ghost">
            <Trans>Ask about it</Trans>
          </ButtonLink>
        </div>
      </PageSection>
    </div>
  )
}
