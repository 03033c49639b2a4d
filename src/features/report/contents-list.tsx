import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReportKey } from './report-keys.ts'
import { type Section, sectionsOf } from './sections.ts'

/** The sections that a long report names at its head. */
const CONTENTS: Partial<Record<Section, MessageDescriptor>> = {
  evidence: msg`Why this number`,
  figures: msg`All figures`,
  mixes: msg`Homes here`,
  building: msg`Building information`,
  trend: msg`Price over time`,
  gains: msg`From purchase to sale`,
  stacks: msg`Floor by floor`,
  gallery: msg`Pictures and plans`,
  deals: msg`Recorded deals`,
  nearby: msg`Around it`,
  sources: msg`Sources and limits`,
}

/** What the report holds, and the way to it. */
export function ContentsList({ reportKey }: { reportKey: ReportKey }) {
  const { i18n, t } = useLingui()
  const listed = sectionsOf(reportKey).flatMap((section) => {
    const word = CONTENTS[section]
    return word ? [{ section, word }] : []
  })
  return (
    <nav aria-label={t`In this report`} className="no-print">
      <p className="text-ink-2">
        <Trans>In this report</Trans>
      </p>
      <ol className="mt-1 gap-x-10 sm:columns-2">
        {listed.map(({ section, word }) => (
          <li key={section} className="break-inside-avoid border-b border-line-2">
            <a href={`#${section}`} className="flex min-h-8 items-center hover:text-lagoon">
              {i18n._(word)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
