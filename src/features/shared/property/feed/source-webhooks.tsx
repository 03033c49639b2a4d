import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { FeedSourcePartsFragment, WebhookPartsFragment } from '#graphql/generated/graphql.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { GivenChoice } from './given-choice.tsx'
import { GIVEN_KINDS, type GivenKind, kindsOf, topicsOf } from './given-kinds.ts'
import { ActOutcome, useSourceAct } from './source-act.tsx'

const ADDRESS_MAX_CHARS = 500

interface SourceWebhooksProps {
  source: Pick<FeedSourcePartsFragment, 'id' | 'agency' | 'webhooks'>
  /** what they can be told of here */
  offered: readonly GivenKind[]
}

/** The addresses that are told when something of a source changed: what they did not take, to send again, and a new one. */
export function SourceWebhooks({ source: { id: source, agency, webhooks }, offered }: SourceWebhooksProps) {
  const { t } = useLingui()
  const { act, ...outcome } = useSourceAct()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      {webhooks.length === 0 ? null : (
        <ul aria-label={t`Webhooks of ${agency}`} className="grid gap-1">
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              onEnd={() => void act(({ endWebhook }) => endWebhook({ data: { id: webhook.id } }))}
              onAgain={() => void act(({ replayWebhook }) => replayWebhook({ data: { id: webhook.id, after: null } }))}
            />
          ))}
        </ul>
      )}
      <NewWebhook
        agency={agency}
        offered={offered}
        onAdd={(address, kinds) =>
          act(
            ({ addWebhook }) => addWebhook({ data: { source, address, topics: topicsOf(kinds) } }),
            (answer) => answer.addWebhook.secret,
          )
        }
      />
      <ActOutcome {...outcome}>
        <Trans>Copy the secret now, it is not shown again. By it the receiver checks each message.</Trans>
      </ActOutcome>
    </div>
  )
}

interface WebhookItemProps {
  webhook: WebhookPartsFragment
  onEnd: () => void
  onAgain: () => void
}

function WebhookItem({ webhook: { address, topics, endedAt, isGone, tries, deadCount }, onEnd, onAgain }: WebhookItemProps) {
  const { t, i18n } = useLingui()
  const told = kindsOf({ topics }).map((kind) => i18n._(GIVEN_KINDS[kind].words))
  return (
    <li className="figures flex flex-wrap items-center gap-3">
      <span className="wrap-anywhere">{[address, told.join(', ')].join(' · ')}</span>
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
  offered: readonly GivenKind[]
  /** whether it was added */
  onAdd: (address: string, kinds: readonly GivenKind[]) => Promise<boolean>
}

function NewWebhook({ agency, offered, onAdd }: NewWebhookProps) {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  const [kinds, setKinds] = useState<readonly GivenKind[]>(['listings', 'pictures'])
  const field = useId()
  return (
    <ScriptForm
      aria-label={t`New webhook of ${agency}`}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void onAdd(address, kinds).then((isAdded) => isAdded && setAddress(''))
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
      <GivenChoice legend={<Trans>What it is told of</Trans>} offered={offered} value={kinds} onValue={setKinds} />
      <Button type="submit" size="small">
        <Trans>Add the webhook</Trans>
      </Button>
    </ScriptForm>
  )
}
