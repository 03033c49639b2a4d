import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FeedSourcePartsFragment } from '#graphql/generated/graphql.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { FeedPage } from '../desk-page.ts'
import { FeedRuns } from './feed-runs.tsx'
import { feedFailureWords } from './feed-words.ts'
import { SourceForm } from './source-form.tsx'

/** Agencies that send listings of the country: their keys, their newest files, and what was rejected of them. */
export function FeedDesk({ page: { sources } }: { page: FeedPage }) {
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
            <SourceItem key={`${source.id} ${source.version}`} source={source} />
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

function SourceItem({ source }: { source: FeedSourcePartsFragment }) {
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
            {`/feeds/${id}`} · <Trans>Live listings: {advertised}</Trans>
          </p>
        </div>
        <Button size="small" aria-expanded={isOpen} aria-label={t`Change ${agency}`} onClick={() => setOpen(!isOpen)}>
          <Trans>Change</Trans>
        </Button>
      </div>
      {isOpen ? <SourceForm source={source} onDone={() => setOpen(false)} /> : null}
      <Keys source={id} agency={agency} keys={keys} />
      <FeedRuns source={id} agency={agency} runs={runs} />
    </li>
  )
}

function Keys({ source, agency, keys }: { source: string; agency: string; keys: FeedSourcePartsFragment['keys'] }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [made, setMade] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const settle = async (work: Promise<{ ok: boolean; failure?: { code: string } }>) => {
    const answer = await work.catch(() => null)
    setFailure(answer?.ok ? null : (answer?.failure?.code ?? 'unreachable'))
    if (answer?.ok) await router.invalidate()
  }
  const renew = async () => {
    const { renewFeedKey } = await import('./feeds.functions.ts')
    const work = renewFeedKey({ data: { source } })
    await settle(
      work.then((answer) => {
        if (answer.ok) setMade(answer.value.renewFeedKey.key)
        return answer
      }),
    )
  }
  const end = async (prefix: string) => settle((await import('./feeds.functions.ts')).endFeedKey({ data: { source, prefix } }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      {keys.map(({ prefix, endsAt }) => (
        <p key={prefix} className="figures flex flex-wrap items-center gap-3">
          <code>{prefix}…</code>
          {endsAt === null ? null : (
            <span className="text-ink-2">
              <Trans>ends {i18n.date(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' })}</Trans>
            </span>
          )}
          <Button size="small" aria-label={t`End now: key ${prefix} of ${agency}`} onClick={() => void end(prefix)}>
            <Trans>End now</Trans>
          </Button>
        </p>
      ))}
      <div>
        <Button size="small" aria-label={t`Make a key for ${agency}`} onClick={() => void renew()}>
          <Trans>Make a key</Trans>
        </Button>
      </div>
      {made === null ? null : (
        <p role="status" className="wrap-anywhere">
          <Trans>Copy it now, it is not shown again. Older keys end within a day.</Trans> <code className="select-all">{made}</code>
        </p>
      )}
      {failure === null ? null : (
        <p role="alert" className="text-bad">
          {i18n._(feedFailureWords(failure))}
        </p>
      )}
    </div>
  )
}
