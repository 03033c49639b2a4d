import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { embedSnippet, sampleProject } from '#property/embed-snippet.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'

/** The one line an agent pastes today. */
export function EmbedLine({ country }: { country: CountryCode }) {
  return (
    <PageSection title={<Trans>The estimate block</Trans>} aside={<Trans>Works today, without an account</Trans>}>
      <p className="max-w-[72ch] pt-5 text-lg text-ink-2">
        <Trans>Put this line where the block should stand, and replace the last word with that of your project’s report address.</Trans>
      </p>
      <pre className="mt-4 max-w-[90ch] overflow-x-auto rounded border border-line bg-wash p-4 text-sm whitespace-pre-wrap">
        <code>{embedSnippet(siteOrigin(), sampleProject(country), 'realValue')}</code>
      </pre>
      <div className="pt-4">
        <ButtonLink to="/plugin/report-property">
          <Trans>How the block works</Trans>
        </ButtonLink>
      </div>
    </PageSection>
  )
}
