import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FeedSourcePartsFragment } from '#graphql/generated/graphql.ts'
import { feedFailureWords } from '#property/feed/feed-words.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'

/** The keys of a source, by their first letters: made, told once, and ended. */
export function OwnKeys({ source, agency, keys }: { source: string; agency: string; keys: FeedSourcePartsFragment['keys'] }) {
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
    const { renewFeedKey } = await import('#property/feed/feed.functions.ts')
    const work = renewFeedKey({ data: { source, reader: null } })
    await settle(
      work.then((answer) => {
        if (answer.ok) setMade(answer.value.renewFeedKey.key)
        return answer
      }),
    )
  }
  const end = async (prefix: string) => settle((await import('#property/feed/feed.functions.ts')).endFeedKey({ data: { source, prefix } }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      {keys.map(({ prefix, endsAt }) => (
        <p key={prefix} className="figures flex flex-wrap items-center gap-3">
          <code>{prefix}…</code>
          {endsAt === null ? null : (
            <span className="text-ink-2">
              <Trans>ends {formatDayTime(endsAt, i18n.locale)}</Trans>
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
