import { Trans, useLingui } from '@lingui/react/macro'
import type { ReportKey } from '../report-keys.ts'
import { SECTION_TABLE } from '../sections/section-table.tsx'
import { SECTION_TITLES } from '../sections/section-titles.ts'
import { sectionsOf } from '../sections.ts'

/** The contents of the report as links. */
export function ContentsList({ reportKey }: { reportKey: ReportKey }) {
  const { i18n, t } = useLingui()
  const listed = sectionsOf(reportKey).filter((section) => SECTION_TABLE[section].isListed)
  return (
    <nav aria-label={t`In this report`} className="no-print">
      <p className="text-ink-2">
        <Trans>In this report</Trans>
      </p>
      <ol className="mt-1 gap-x-10 sm:columns-2">
        {listed.map((section) => (
          <li key={section} className="break-inside-avoid border-b border-line-2">
            <a href={`#${section}`} className="flex min-h-8 items-center hover:text-lagoon">
              {i18n._(SECTION_TITLES[section])}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
