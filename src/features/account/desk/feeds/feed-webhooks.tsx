import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { WebhookPartsFragment } from '#graphql/generated/graphql.ts'
import { feedFailureWords } from '#property/feed/feed-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

const ADDRESS_MAX_CHARS = 500

interface FeedWebhooksProps {
  source: string
  agency: string
  webhooks: readonly WebhookPartsFragment[]
}

/** The addresses that are told when something of a source changed: what they did not take, to send again, and a new one. */
export function FeedWebhooks({ source, agency, webhooks }: FeedWebhooksProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [secret, setSecret] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const settle = async (work: Promise<{ ok: boolean; failure?: { code: string } }>) => {
    const answer = await work.catch(() => null)
    setFailure(answer?.ok ? null : (answer?.failure?.code ?? 'unreachable'))
    if (answer?.ok) await router.invalidate()
    return answer?.ok === true
  }
  const end = async (id: string) => settle((await import('./feeds.functions.ts')).endWebhook({ data: { id } }))
  const again = async (id: string) => settle((await import('./feeds.functions.ts')).replayWebhook({ data: { id, after: null } }))
  const add = async (address: string, withMedia: boolean) => {
    const { addWebhook } = await import('./feeds.functions.ts')
    const work = addWebhook({ data: { source, address, withMedia } })
    return settle(
      work.then((answer) => {
        if (answer.ok) setSecret(answer.value.addWebhook.secret)
        return answer
      }),
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      {webhooks.length === 0 ? null : (
        <ul aria-label={t`Webhooks of ${agency}`} className="grid gap-1">
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} onEnd={() => void end(webhook.id)} onAgain={() => void again(webhook.id)} />
          ))}
        </ul>
      )}
      <NewWebhook agency={agency} onAdd={add} />
      {secret === null ? null : (
        <p role="status" className="wrap-anywhere">
          <Trans>Copy the secret now, it is not shown again. By it the receiver checks each message.</Trans>{' '}
          <code className="select-all">{secret}</code>
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

interface WebhookItemProps {
  webhook: WebhookPartsFragment
  onEnd: () => void
  onAgain: () => void
}

function WebhookItem({ webhook: { address, endedAt, isGone, tries, deadCount }, onEnd, onAgain }: WebhookItemProps) {
  const { t } = useLingui()
  return (
    <li className="figures flex flex-wrap items-center gap-3">
      <span className="wrap-anywhere">{address}</span>
      {endedAt === null ? null : <Badge>{isGone ? <Trans>Ended: the address wants no more messages</Trans> : <Trans>Ended</Trans>}</Badge>}
      {endedAt === null && tries > 0 ? (
        <span className="text-ink-2">
          <Trans>Not taken yet, tries: {tries}</Trans>
        </span>
      ) : null}
      {deadCount === 0 ? null : (
        <span className="text-bad">
          <Trans>Messages given up: {deadCount}</Trans>
        </span>
      )}
      {endedAt === null && tries + deadCount > 0 ? (
        <Button size="small" aria-label={t`Send again to ${address}`} onClick={onAgain}>
          <Trans>Send again</Trans>
        </Button>
      ) : null}
      {endedAt === null ? (
        <Button size="small" aria-label={t`End now: webhook ${address}`} onClick={onEnd}>
          <Trans>End now</Trans>
        </Button>
      ) : null}
    </li>
  )
}

interface NewWebhookProps {
  agency: string
  /** whether it was added */
  onAdd: (address: string, withMedia: boolean) => Promise<boolean>
}

function NewWebhook({ agency, onAdd }: NewWebhookProps) {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  const [withMedia, setWithMedia] = useState(true)
  const field = useId()
  return (
    <ScriptForm
      aria-label={t`New webhook of ${agency}`}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void onAdd(address, withMedia).then((isAdded) => isAdded && setAddress(''))
      }}
    >
      <div className="grid min-w-0 gap-1">
        <label htmlFor={field}>
          <Trans>Address that is told of changes (webhook)</Trans>
        </label>
        <TextInput
          id={field}
          name="address"
          type="url"
          autoComplete="off"
          maxLength={ADDRESS_MAX_CHARS}
          value={address}
          onValue={setAddress}
        />
      </div>
      <Checkbox name="withMedia" label={t`Pictures as well`} value={withMedia} onValue={setWithMedia} />
      <Button type="submit" size="small">
        <Trans>Add the webhook</Trans>
      </Button>
    </ScriptForm>
  )
}
