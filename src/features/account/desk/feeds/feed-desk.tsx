import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { FeedRuns } from '#property/feed/feed-runs.tsx'
import { FEED_APPROVAL_WORDS } from '#property/feed/feed-words.ts'
import { GIVEN_BY_STAFF } from '#property/feed/given-kinds.ts'
import { ReaderKeys, SourceKeys } from '#property/feed/source-keys.tsx'
import { SourceWebhooks } from '#property/feed/source-webhooks.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { FeedPage, StaffSource } from '../desk-page.ts'
import { ApprovalForm } from './approval-form.tsx'
import { UnknownTable } from './unknown-table.tsx'

const SourceCopies = lazy(async () => ({ default: (await import('#property/copies/source-copies.tsx')).SourceCopies }))
const SourceForm = lazy(async () => ({ default: (await import('./source-form.tsx')).SourceForm }))

/** Agencies that send listings of the country: their keys, their newest files, and what was rejected of them. */
export function FeedDesk({ page: { sources, unknowns } }: { page: FeedPage }) {
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
          {/* what waits for us first */}
          {[...sources.filter(isAsked), ...sources.filter((one) => !isAsked(one))].map((source) => (
            <SourceItem key={`${source.id} ${source.version}`} source={source} />
          ))}
        </ul>
      )}
      <div>
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Trans>Add an agency</Trans>
        </Button>
        {isAdding ? (
          <Suspense fallback={<div className="min-h-96" />}>
            <SourceForm source={null} onDone={() => setAdding(false)} />
          </Suspense>
        ) : null}
      </div>
      {unknowns.length === 0 ? null : <UnknownTable unknowns={unknowns} />}
    </div>
  )
}

const isAsked = ({ approval }: StaffSource): boolean => approval === 'ASKED'

function SourceItem({ source }: { source: StaffSource }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [hasCopies, setCopies] = useState(false)
  const { id, agency, isActive, isManaged, approval, approvalNote, advertised, runs } = source
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
            {approval === 'APPROVED' ? null : (
              <Badge tone={approval === 'ASKED' ? 'caution' : 'quiet'}>{i18n._(FEED_APPROVAL_WORDS[approval])}</Badge>
            )}
          </p>
          <p className="figures text-sm text-ink-2 wrap-anywhere">
            {`/feeds/${id}`} · {`/odata/${id}/`} · <Trans>Live listings: {advertised}</Trans>
            {isManaged ? (
              <>
                {' · '}
                <Trans>Managed by an agent of it</Trans>
              </>
            ) : null}
          </p>
          {approvalNote === '' ? null : <p className="text-sm text-ink-2 wrap-anywhere">{approvalNote}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="small" aria-expanded={hasCopies} aria-label={t`Copies of ${agency}`} onClick={() => setCopies(!hasCopies)}>
            <Trans>Copies</Trans>
          </Button>
          <Button size="small" aria-expanded={isOpen} aria-label={t`Change ${agency}`} onClick={() => setOpen(!isOpen)}>
            <Trans>Change</Trans>
          </Button>
        </div>
      </div>
      {isOpen ? (
        <Suspense fallback={<div className="min-h-96" />}>
          <SourceForm source={source} onDone={() => setOpen(false)} />
        </Suspense>
      ) : null}
      {approval === 'ASKED' ? <ApprovalForm source={source} /> : null}
      {approval === 'APPROVED' ? (
        <>
          <SourceKeys source={source} />
          <ReaderKeys source={source} offered={GIVEN_BY_STAFF} />
          <SourceWebhooks source={source} offered={GIVEN_BY_STAFF} />
        </>
      ) : null}
      <FeedRuns source={id} agency={agency} runs={runs} />
      {hasCopies ? (
        <Suspense fallback={<div className="min-h-16" />}>
          <SourceCopies source={id} agency={agency} />
        </Suspense>
      ) : null}
    </li>
  )
}
