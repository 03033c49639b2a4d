import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { projectReportLink } from '#property/project-link.ts'
import { toWireTypeGroup } from '#property/wire-words.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { ReportSubject } from './report-guard.ts'
import { type Section, sectionsOf } from './sections.ts'

/** What the sections of the whole report are called; those without a name of their own stand under another. */
const SECTION_WORDS: Partial<Record<Section, MessageDescriptor>> = {
  trend: msg`Price over time, beside the area’s index`,
  figures: msg`All figures of this kind of home`,
  gains: msg`What owners gained from purchase to sale`,
  stacks: msg`Every home of the building by floor and stack`,
  gallery: msg`Pictures and plans`,
  building: msg`Building information`,
  deals: msg`All recorded deals of this kind of home`,
  nearby: msg`What lies within a walk`,
}

/** Where the preview ends: what the whole report holds. Nothing of it was sent, so the lines stand for nothing. */
export function PreviewEnd({ subject: { country, typeGroup, slug } }: { subject: ReportSubject }) {
  const { i18n } = useLingui()
  const rest = sectionsOf('property-pro').flatMap((section) => SECTION_WORDS[section] ?? [])
  return (
    <PageSection title={<Trans>In the whole report</Trans>} aside={<Trans>with a subscription</Trans>}>
      <ol className="grid gap-x-16 md:grid-cols-2">
        {rest.map((word, at) => (
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
