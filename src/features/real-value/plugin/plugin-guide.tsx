import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { embedSnippet, sampleProject } from '#property/embed-snippet.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { SnippetBuilder } from './snippet-builder.tsx'

/** How to embed the block in a website; shown at the plugin's address without a project. */
export function PluginGuide({ country }: { country: CountryCode }) {
  const snippet = embedSnippet(siteOrigin(), sampleProject(country), 'realValue')
  return (
    <div className="page py-10">
      <h1 className="title text-3xl">
        <Trans>Show an estimate on your website</Trans>
      </h1>
      <Prose>
        <p>
          <Trans>
            This address is a block for other websites: a project’s drawing, its estimate with range and date, and a link to the full
            report. It sets nothing for advertising.
          </Trans>
        </p>
        <h2>
          <Trans>One line of HTML</Trans>
        </h2>
        <pre className="mt-4 overflow-x-auto rounded border border-line bg-wash p-4 text-sm whitespace-pre-wrap">
          <code>{snippet}</code>
        </pre>
        <dl>
          <dt>
            <code>countryCode</code>
          </dt>
          <dd>
            <Trans>SG, MY or HK: the markets where estimates are given.</Trans>
          </dd>
          <dt>
            <code>projectType</code>
          </dt>
          <dd>
            <Trans>public-stack for public housing, private-stack for private apartments, private-land for landed homes.</Trans>
          </dd>
          <dt>
            <code>projectSlug</code>
          </dt>
          <dd>
            <Trans>The last word of the address of the project’s report.</Trans>
          </dd>
        </dl>
        <p>
          <Trans>The easiest way: find the project, open its report, and take the three words from its address.</Trans>
        </p>
      </Prose>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/search" search={{ countryCode: country }} target="_top">
          <Trans>Find a project</Trans>
        </ButtonLink>
      </div>
      <div className="mt-14">
        <SnippetBuilder country={country} />
      </div>
    </div>
  )
}
