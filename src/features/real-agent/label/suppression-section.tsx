import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { hasPostalCodes } from '#filter/search-config.ts'
import type { SuppressedHomesQuery } from '#graphql/generated/graphql.ts'
import { LABEL_PART_MAX_CHARS, LABEL_REASON_MAX_CHARS, SUPPRESSED_ADDED_MAX } from '#graphql/label-kinds.ts'
import { formatDay } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel } from '#ui/panel.tsx'
import type { FileHome } from './address-file.ts'
import { addressLines } from './address-lines.ts'
import { FileFields } from './file-fields.tsx'
import { labelFailureWords, PART_WORDS } from './label-words.ts'
import { homesOfRows, rowsOfHomes } from './sheet-homes.ts'

type Suppressed = SuppressedHomesQuery['suppressedHomes']['nodes'][number]

interface SuppressionSectionProps {
  homes: readonly Suppressed[]
  /** the list of staff, for every agent */
  isForAll: boolean
}

/** The homes that nobody prints labels for: written down one by one or from a file, and taken off again. */
export function SuppressionSection({ homes, isForAll }: SuppressionSectionProps) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const [outcome, setOutcome] = useState<{ added: number } | { failure: string } | null>(null)

  /** whether it was done */
  async function send(list: readonly FileHome[], reason: string): Promise<boolean> {
    setOutcome(null)
    const { sendSuppressed } = await import('./label.functions.ts')
    let added = 0
    for (let at = 0; at < list.length; at += SUPPRESSED_ADDED_MAX) {
      const part = JSON.stringify(rowsOfHomes(list.slice(at, at + SUPPRESSED_ADDED_MAX)))
      const answer = await sendSuppressed({ data: { isForAll, homes: part, reason } }).catch(() => null)
      if (!answer?.ok) {
        setOutcome({ failure: labelFailureWords(i18n, answer?.failure ?? { layer: 'network', code: '' }) })
        return false
      }
      added += answer.value ?? 0
    }
    setOutcome({ added })
    await router.invalidate()
    return true
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-4 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <p className="max-w-[60ch] text-ink-2">
          {isForAll ? (
            <Trans>These homes asked us for no letters. No agent prints a label for them, also not from sheets made before.</Trans>
          ) : (
            <Trans>
              These homes asked you for no letters. They are left out of every sheet, also of those made before. A home without a unit
              stands for its whole building.
            </Trans>
          )}
        </p>
        <WriteDown onSend={send} />
        <FileFields
          country={country}
          action={(count) => (count === 1 ? <Trans>Add 1 home to the list</Trans> : <Trans>Add {count} homes to the list</Trans>)}
          onHomes={(list, name) => void send(list, name.slice(0, LABEL_REASON_MAX_CHARS))}
        />
        <div role="status">
          {outcome && 'added' in outcome ? (
            <Plural
              value={outcome.added}
              _0="These homes were on the list already."
              one="# home is on the list now."
              other="# homes are on the list now."
            />
          ) : null}
        </div>
        {outcome && 'failure' in outcome ? (
          <p role="alert" className="text-bad">
            {outcome.failure}
          </p>
        ) : null}
      </div>
      {homes.length === 0 ? (
        <Panel kind="empty" title={<Trans>Nobody is on the list</Trans>}>
          <Trans>Write a home down as soon as somebody there asks for no letters.</Trans>
        </Panel>
      ) : (
        <ul aria-label={t`Homes that asked for no letters`} className="content-start border-t border-line">
          {homes.map((home) => (
            <SuppressedItem key={home.id} home={home} isForAll={isForAll} />
          ))}
        </ul>
      )}
    </div>
  )
}

const NO_HOME: FileHome = { name: '', unit: '', building: '', street: '', locality: '', postalCode: '' }
const WRITTEN = ['unit', 'street', 'building', 'postalCode'] as const

function WriteDown({ onSend }: { onSend: (homes: readonly FileHome[], reason: string) => Promise<boolean> }) {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const [home, setHome] = useState(NO_HOME)
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const submit = async () => {
    setSending(true)
    if (await onSend([home], reason)) {
      setHome(NO_HOME)
      setReason('')
    }
    setSending(false)
  }
  return (
    <ScriptForm
      aria-label={t`A home that asked for no letters`}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {WRITTEN.filter((part) => part !== 'postalCode' || hasPostalCodes(country)).map((part) => (
          <Field key={part} label={i18n._(PART_WORDS[part])}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={LABEL_PART_MAX_CHARS}
                value={home[part]}
                onValue={(value) => setHome({ ...home, [part]: value })}
              />
            )}
          </Field>
        ))}
        <Field label={t`Reason`} hint={t`For you alone, for example the day of the call.`}>
          {(control) => <TextInput {...control} maxLength={LABEL_REASON_MAX_CHARS} value={reason} onValue={setReason} />}
        </Field>
      </div>
      <Button type="submit" className="justify-self-start" disabled={isSending}>
        <Trans>Add to the list</Trans>
      </Button>
    </ScriptForm>
  )
}

function SuppressedItem({ home: { id, country, home, reason, since }, isForAll }: { home: Suppressed; isForAll: boolean }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [address] = homesOfRows(home)
  const text = address ? [...addressLines(country, address)].join(', ') : ''
  const day = formatDay(since, i18n.locale)
  const remove = async () => {
    setFailure(null)
    const { removeSuppressed } = await import('./label.functions.ts')
    const answer = await removeSuppressed({ data: { isForAll, id } }).catch(() => null)
    if (answer?.ok && answer.value) return router.invalidate()
    setFailure(labelFailureWords(i18n, answer && !answer.ok ? answer.failure : { layer: 'network', code: '' }))
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{text}</p>
        <p className="text-sm text-ink-3 wrap-anywhere">{[day, reason].filter(Boolean).join(' · ')}</p>
        {failure ? (
          <p role="alert" className="text-sm text-bad">
            {failure}
          </p>
        ) : null}
      </div>
      <Button size="small" look="ghost" aria-label={t`Take off ${text}`} onClick={() => void remove()}>
        <Trans>Take off</Trans>
      </Button>
    </li>
  )
}
