import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import type { OwnAppointmentKind } from '#graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { type FormStart, useCalendar } from '../calendar/calendar-context.ts'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import { KindField, OPEN_HOUSE_CHOICE } from './kind-field.tsx'
import { type EntryPart, entryOfWritten, newEntry, type OwnEntry, sentEntry } from './own-entry.ts'
import { OwnHomeFields } from './own-home-fields.tsx'
import { OwnPersonFields } from './own-person-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { useAppointmentChoices } from './use-appointment-choices.ts'
import { useOwnActs } from './use-own-acts.ts'

const PLACE_MAX_CHARS = 200
const NOTE_MAX_CHARS = 1_000

interface OwnFormProps {
  start: Exclude<FormStart, { openHouse: object }>
  /** of a new one */
  kind: OwnAppointmentKind
  /** an open house is meant, which has a form of its own; null where something is changed */
  onOpenHouse: (() => void) | null
  onClose: () => void
}

/** Writes an appointment or a blocked time down, or changes one. Where something else stands at its time, it stays open and asks whether both are meant. */
export function OwnForm({ start, kind, onOpenHouse, onClose }: OwnFormProps) {
  // the search for a project has words that the calendar has not
  usePageWords()
  const { t, i18n } = useLingui()
  const { calendar, clock } = useCalendar()
  const acts = useOwnActs()
  const choices = useAppointmentChoices()
  const form = useId()
  const [entry, setEntry] = useState<OwnEntry>(() => (start.own ? entryOfWritten(start.own, clock) : { ...newEntry(start.at), kind }))
  const [wrong, setWrong] = useState<string | null>(null)
  const change = (part: Partial<OwnEntry>) => setEntry((now) => ({ ...now, ...part }))
  const isBlocked = entry.kind === 'BLOCKED'
  const isTaken = acts.failure?.code === 'appointment-taken'
  // once somebody was told that it has changed meanwhile, what is sent next is a change of that
  const present = calendar.written.find(({ id }) => id === start.own?.id) ?? start.own

  const send = async (also: boolean) => {
    const sent = sentEntry(entry, clock)
    if ('wrong' in sent) return setWrong(sent.wrong)
    setWrong(null)
    const answer = present
      ? await acts.change(present, sent, also, t`Changed.`)
      : await acts.create(sent, also, isBlocked ? t`Blocked: visitors are offered no times there.` : t`Written down.`)
    if (answer.ok) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(false)
  }
  return (
    <Dialog
      width="wide"
      title={start.own ? <Trans>Change the appointment</Trans> : <Trans>New appointment</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            <Trans>Leave it</Trans>
          </Button>
          {isTaken ? (
            <Button disabled={acts.isSending} onClick={() => void send(true)}>
              <Trans>Both are meant</Trans>
            </Button>
          ) : null}
          <Button type="submit" form={form} look="primary" disabled={acts.isSending}>
            {start.own ? <Trans>Save the change</Trans> : <Trans>Write it down</Trans>}
          </Button>
        </>
      }
    >
      <KindField
        value={entry.kind}
        onKind={(chosen) => (chosen === OPEN_HOUSE_CHOICE ? onOpenHouse?.() : change({ kind: chosen }))}
        hasOpenHouse={onOpenHouse !== null}
      />
      {/* before the form: the search for a project is one of its own */}
      {isBlocked ? null : <OwnHomeFields entry={entry} change={change} listings={choices.listings} />}
      <ScriptForm id={form} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TimeFields entry={entry} change={change} wrong={wrong} />
        {start.own ? null : <RepetitionFields entry={entry} change={change} wrong={wrong} />}
        {isBlocked ? null : (
          <>
            <OwnPersonFields entry={entry} change={change} leads={choices.leads} />
            <Field label={t`Place`}>
              {(control) => (
                <TextInput {...control} maxLength={PLACE_MAX_CHARS} value={entry.place} onValue={(place) => change({ place })} />
              )}
            </Field>
          </>
        )}
        <Field label={t`Note`} hint={t`Only you read it.`}>
          {(control) => <TextArea {...control} maxLength={NOTE_MAX_CHARS} value={entry.note} onValue={(note) => change({ note })} />}
        </Field>
        {acts.failure ? (
          <p role="alert" className="text-bad">
            {calendarFailureWords(i18n, acts.failure)}
          </p>
        ) : null}
      </ScriptForm>
    </Dialog>
  )
}

interface TimedPart extends EntryPart {
  /** the field that says nothing that could be sent */
  wrong: string | null
}

function RepetitionFields({ entry, change, wrong }: TimedPart) {
  const { t } = useLingui()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t`Repeated`}>
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={String(entry.weeks)}
            options={[
              { value: '0', label: t`Not repeated` },
              { value: '1', label: t`Every week` },
              { value: '2', label: t`Every other week` },
            ]}
            onValue={(weeks) => change({ weeks: weeks === '1' ? 1 : weeks === '2' ? 2 : 0 })}
          />
        )}
      </Field>
      {entry.weeks === 0 ? null : (
        <Field label={t`Until`} required error={wrong === 'repetition' ? t`Choose a day after the first one.` : null}>
          {(control) => <TextInput {...control} type="date" value={entry.until} onValue={(until) => change({ until })} />}
        </Field>
      )}
    </div>
  )
}
