import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GIVEN_BY_MANAGER } from '#property/feed/given-kinds.ts'
import { ReaderKeys } from '#property/feed/source-keys.tsx'
import { SourceWebhooks } from '#property/feed/source-webhooks.tsx'
import { siteOrigin } from '#session/site-origin.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { ManagedFeed } from './feed-data.ts'

/** Who else reads what the agency brought, and what was written to the agent who manages it: keys by reader, and addresses that are told of changes. */
export function ReadersSection({ source }: { source: ManagedFeed }) {
  return (
    <PageSection title={<Trans>Who else reads it</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-5">
        <p className="max-w-[68ch] text-ink-2">
          <Trans>
            Your other systems read by the RESO Web API at this address, each with a key of its own. Listings are those of the feed;
            enquiries, appointments and orders are your own, not those of your colleagues. A webhook says which record has changed, and
            nothing of what is in it.
          </Trans>{' '}
          <Link to="/developers" className="underline">
            <Trans>How it is read</Trans>
          </Link>
        </p>
        <p className="wrap-anywhere">
          <code className="select-all">{`${siteOrigin()}/odata/${source.id}/`}</code>
        </p>
        <ReaderKeys source={source} offered={GIVEN_BY_MANAGER} />
        <SourceWebhooks source={source} offered={GIVEN_BY_MANAGER} />
      </div>
    </PageSection>
  )
}
