import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { FeedSourcePartsFragment } from '#graphql/generated/graphql.ts'
import { feedFailureWords } from '#property/feed/feed-words.ts'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

const READER_MAX_CHARS = 120

interface FeedKeysProps {
  source: string
  agency: string
  keys: FeedSourcePartsFragment['keys']
}

/** The keys of a source: of its own system, and of those who read its listings by the Web API, each by the reader's name. */
export function FeedKeys({ source, agency, keys }: FeedKeysProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [made, setMade] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [reader, setReader] = useState('')
  const field = useId()
  const settle = async (work: Promise<{ ok: boolean; failure?: { code: string } }>) => {
    const answer = await work.catch(() => null)
    setFailure(answer?.ok ? null : (answer?.failure?.code ?? 'unreachable'))
    if (answer?.ok) await router.invalidate()
  }
  const renew = async (named: string | null) => {
    const { renewFeedKey } = await import('#property/feed/feed.functions.ts')
    const work = renewFeedKey({ data: { source, reader: named } })
    await settle(
      work.then((answer) => {
        if (answer.ok) setMade(answer.value.renewFeedKey.key)
        if (answer.ok && named !== null) setReader('')
        return answer
      }),
    )
  }
  const end = async (prefix: string) => settle((await import('#property/feed/feed.functions.ts')).endFeedKey({ data: { source, prefix } }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      {keys.map(({ prefix, reader: holder, endsAt }) => (
        <p key={prefix} className="figures flex flex-wrap items-center gap-3">
          <code>{prefix}…</code>
          {holder === '' ? null : (
            <span className="wrap-anywhere">
              <Trans>Web API: {holder}</Trans>
            </span>
          )}
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
        <Button size="small" aria-label={t`Make a key for ${agency}`} onClick={() => void renew(null)}>
          <Trans>Make a key</Trans>
        </Button>
      </div>
      <ScriptForm
        aria-label={t`Key for the Web API of ${agency}`}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void renew(reader)
        }}
      >
        <div className="grid min-w-0 gap-1">
          <label htmlFor={field}>
            <Trans>Who reads its listings by the Web API</Trans>
          </label>
          <TextInput id={field} name="reader" autoComplete="off" maxLength={READER_MAX_CHARS} value={reader} onValue={setReader} />
        </div>
        <Button type="submit" size="small">
          <Trans>Make a key for the Web API</Trans>
        </Button>
      </ScriptForm>
      {made === null ? null : (
        <p role="status" className="wrap-anywhere">
          <Trans>Copy it now, it is not shown again. Older keys of the same reader end within a day.</Trans>{' '}
          <code className="select-all">{made}</code>
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
