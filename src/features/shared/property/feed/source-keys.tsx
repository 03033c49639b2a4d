import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { FeedSourcePartsFragment } from '#graphql/generated/graphql.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { GivenChoice } from './given-choice.tsx'
import { GIVEN_KINDS, type GivenKind, isRead, kindsOf, scopesOf } from './given-kinds.ts'
import { ActOutcome, useSourceAct } from './source-act.tsx'

const READER_MAX_CHARS = 120

type KeyedSource = Pick<FeedSourcePartsFragment, 'id' | 'agency' | 'keys'>

/** The keys of a source’s own system, by their first letters: made, told once, and ended. */
export function SourceKeys({ source: { id, agency, keys } }: { source: KeyedSource }) {
  const { t } = useLingui()
  const { act, ...outcome } = useSourceAct()
  const renew = () =>
    act(
      ({ renewFeedKey }) => renewFeedKey({ data: { source: id, reader: '', scopes: ['SEND', 'READ'] } }),
      (answer) => answer.renewFeedKey.key,
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      <KeyList agency={agency} keys={keys.filter(({ reader }) => reader === '')} onEnd={endOf(act, id)} />
      <div>
        <Button size="small" aria-label={t`Make a key for ${agency}`} onClick={() => void renew()}>
          <Trans>Make a key</Trans>
        </Button>
      </div>
      <ActOutcome {...outcome}>
        <Trans>Copy it now, it is not shown again. Older keys end within a day.</Trans>
      </ActOutcome>
    </div>
  )
}

/** The keys of those who read a source by the Web API, by the reader’s name: `offered` is what they can be given here. */
export function ReaderKeys({ source: { id, agency, keys }, offered }: { source: KeyedSource; offered: readonly GivenKind[] }) {
  const { t } = useLingui()
  const { act, ...outcome } = useSourceAct()
  const [reader, setReader] = useState('')
  const [kinds, setKinds] = useState<readonly GivenKind[]>(['listings'])
  const field = useId()
  const renew = async () => {
    const isMade = await act(
      ({ renewFeedKey }) => renewFeedKey({ data: { source: id, reader, scopes: scopesOf(kinds) } }),
      (answer) => answer.renewFeedKey.key,
    )
    if (isMade) setReader('')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      <KeyList agency={agency} keys={keys.filter((key) => key.reader !== '')} onEnd={endOf(act, id)} />
      <ScriptForm
        aria-label={t`Key for the Web API of ${agency}`}
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          void renew()
        }}
      >
        <div className="grid min-w-0 gap-1">
          <label htmlFor={field}>
            <Trans>Who reads by the Web API</Trans>
          </label>
          <TextInput id={field} name="reader" autoComplete="off" maxLength={READER_MAX_CHARS} value={reader} onValue={setReader} />
        </div>
        <GivenChoice legend={<Trans>What the key opens</Trans>} offered={offered.filter(isRead)} value={kinds} onValue={setKinds} />
        <Button type="submit" size="small">
          <Trans>Make a key for the Web API</Trans>
        </Button>
      </ScriptForm>
      <ActOutcome {...outcome}>
        <Trans>Copy it now, it is not shown again. Older keys of the same reader end within a day.</Trans>
      </ActOutcome>
    </div>
  )
}

const endOf =
  (act: ReturnType<typeof useSourceAct>['act'], source: string) =>
  (prefix: string): void =>
    void act(({ endFeedKey }) => endFeedKey({ data: { source, prefix } }))

interface KeyListProps {
  agency: string
  keys: KeyedSource['keys']
  onEnd: (prefix: string) => void
}

function KeyList({ agency, keys, onEnd }: KeyListProps) {
  const { t, i18n } = useLingui()
  if (keys.length === 0) return null
  return (
    <ul className="grid gap-2">
      {keys.map(({ prefix, reader, scopes, endsAt }) => (
        <li key={prefix} className="figures flex flex-wrap items-center gap-3">
          <code>{prefix}…</code>
          {reader === '' ? null : (
            <span className="wrap-anywhere">
              {[
                reader,
                kindsOf({ scopes })
                  .map((kind) => i18n._(GIVEN_KINDS[kind].words))
                  .join(', '),
              ].join(' · ')}
            </span>
          )}
          {endsAt === null ? null : (
            <span className="text-ink-2">
              <Trans>ends {formatDayTime(endsAt, i18n.locale)}</Trans>
            </span>
          )}
          <Button size="small" aria-label={t`End now: key ${prefix} of ${agency}`} onClick={() => onEnd(prefix)}>
            <Trans>End now</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}
