import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FeedSourcePartsFragment, WebhookPartsFragment } from '#graphql/generated/graphql.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { FeedPage } from '../desk-page.ts'
import { FeedKeys } from './feed-keys.tsx'
import { FeedRuns } from './feed-runs.tsx'
import { FeedWebhooks } from './feed-webhooks.tsx'
import { SourceForm } from './source-form.tsx'

/** Agencies that send listings of the country: their keys, their newest files, and what was rejected of them. */
export function FeedDesk({ page: { sources, webhooks } }: { page: FeedPage }) {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {sources.length === 0 ? (
        <Panel kind="empty" title={<Trans>No agency sends listings of this country yet</Trans>}>
          <Trans>Add one, and make a key for its system.</Trans>
        </Panel>
      ) : (
        <ul aria-label={t`Feeds`} className="border-t border-line">
          {sources.map((source) => (
            <SourceItem
              key={`${source.id} ${source.version}`}
              source={source}
              webhooks={webhooks.filter((one) => one.source === source.id)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Trans>Add an agency</Trans>
        </Button>
        {isAdding ? <SourceForm source={null} onDone={() => setAdding(false)} /> : null}
      </div>
    </div>
  )
}

interface SourceItemProps {
  source: FeedSourcePartsFragment
  webhooks: readonly WebhookPartsFragment[]
}

function SourceItem({ source, webhooks }: SourceItemProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { id, agency, isActive, advertised, keys, runs } = source
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-lg font-semibold wrap-anywhere">{agency}</span>
            {isActive ? null : (
              <Badge>
                <Trans>Switched off</Trans>
              </Badge>
            )}
          </p>
          <p className="figures text-sm text-ink-2 wrap-anywhere">
            {`/feeds/${id}`} · {`/odata/${id}/`} · <Trans>Live listings: {advertised}</Trans>
          </p>
        </div>
        <Button size="small" aria-expanded={isOpen} aria-label={t`Change ${agency}`} onClick={() => setOpen(!isOpen)}>
          <Trans>Change</Trans>
        </Button>
      </div>
      {isOpen ? <SourceForm source={source} onDone={() => setOpen(false)} /> : null}
      <FeedKeys source={id} agency={agency} keys={keys} />
      <FeedWebhooks source={id} agency={agency} webhooks={webhooks} />
      <FeedRuns source={id} agency={agency} runs={runs} />
    </li>
  )
}
