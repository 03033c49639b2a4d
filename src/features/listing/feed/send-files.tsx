import { Trans, useLingui } from '@lingui/react/macro'
import { SourceKeys } from '#property/feed/source-keys.tsx'
import { siteOrigin } from '#session/site-origin.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { ManagedFeed } from './feed-data.ts'

/** Where the agency's system sends its files, with which key, and how that is tried by hand. */
export function SendFiles({ source }: { source: ManagedFeed }) {
  const { t } = useLingui()
  const address = `${siteOrigin()}/feeds/${source.id}`
  const line = `curl --fail-with-body -H "Authorization: Bearer YOUR_KEY" --data-binary @listings.file "${address}?whole"`
  return (
    <PageSection title={<Trans>From your system</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-5">
        <p className="max-w-[68ch] text-ink-2">
          <Trans>
            Your system sends each file by POST to this address, with a key. Add ?whole where the file holds all that you advertise.
          </Trans>
        </p>
        <p className="wrap-anywhere">
          <code className="select-all">{address}</code>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <section tabIndex={0} aria-label={t`An example`} className="overflow-x-auto rounded border border-line bg-wash p-3 text-sm">
          <pre>{line}</pre>
        </section>
        <SourceKeys source={source} />
      </div>
    </PageSection>
  )
}
