import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import type { LocalTime } from '../calendar-days.ts'
import { TimeFields } from '../own/time-fields.tsx'
import { useAppointmentChoices } from '../own/use-appointment-choices.ts'
import type { OwnOpenHouse } from '../schedule.ts'
import { entryOfHosted, newOpenHouse, type OpenHouseEntry, sentOpenHouse } from './open-house-entry.ts'
import { useOpenHouseActs } from './use-open-house-acts.ts'

const QUESTION_MAX_CHARS = 200

interface OpenHouseFormProps {
  /** a time for a new one, or the one that is changed */
  start: { at: LocalTime; openHouse?: undefined } | { openHouse: OwnOpenHouse; at?: undefined }
  /** the choice of what is written down, of a new one */
  kind?: ReactNode
  onClose: () => void
}

/** Makes an open house of a listing of the agent's, or moves it. */
export function OpenHouseForm({ start, kind, onClose }: OpenHouseFormProps) {
  const { t, i18n } = useLingui()
  const { clock } = useCalendar()
  const acts = useOpenHouseActs()
  const form = useId()
  const hosted = start.openHouse?.hosted ?? null
  const [entry, setEntry] = useState<OpenHouseEntry>(() =>
    hosted ? entryOfHosted(hosted, clock) : newOpenHouse(start.at ?? clock(new Date().toISOString())),
  )
  const [wrong, setWrong] = useState<string | null>(null)
  const change = (part: Partial<OpenHouseEntry>) => setEntry((now) => ({ ...now, ...part }))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const sent = sentOpenHouse(entry, clock)
    if ('wrong' in sent) return setWrong(sent.wrong)
    setWrong(null)
    const isDone = hosted
      ? await acts.change(hosted, sent.input, t`Changed. The page of the home shows it.`)
      : await acts.host(sent, t`The open house stands on the page of the home.`)
    if (isDone) onClose()
  }
  return (
    <Dialog
      width="wide"
      title={hosted ? <Trans>Change the open house</Trans> : <Trans>New appointment</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            <Trans>Leave it</Trans>
          </Button>
          <Button type="submit" form={form} look="primary" disabled={acts.isSending}>
            {hosted ? <Trans>Save the change</Trans> : <Trans>Make the open house</Trans>}
          </Button>
        </>
      }
    >
      {kind}
      <ScriptForm id={form} onSubmit={(event) => void send(event)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {start.openHouse ? (
          <p className="text-lg font-semibold wrap-anywhere">{start.openHouse.name}</p>
        ) : (
          <ListingField entry={entry} change={change} wrong={wrong} />
        )}
        <TimeFields entry={entry} change={change} wrong={wrong} />
        <Field label={t`Question to visitors`} hint={t`Left empty, we ask in the language of each visitor: “When would you like to move?”`}>
          {(control) => (
            <TextInput {...control} maxLength={QUESTION_MAX_CHARS} value={entry.question} onValue={(question) => change({ question })} />
          )}
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

interface ListingFieldProps {
  entry: OpenHouseEntry
  change: (part: Partial<OpenHouseEntry>) => void
  wrong: string | null
}

function ListingField({ entry, change, wrong }: ListingFieldProps) {
  const { t } = useLingui()
  const { listings } = useAppointmentChoices()
  const known = listings.map(({ id, projectName, street, address }) => ({
    value: id,
    label: [projectName || street, address].filter(Boolean).join(' '),
  }))
  return (
    <Field
      label={t`Listing`}
      required
      hint={t`One that you write here and that is advertised now.`}
      error={wrong === 'listing' ? t`Choose a listing.` : null}
    >
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={entry.listing}
          options={[{ value: '', label: t`Choose a listing` }, ...known]}
          onValue={(listing) => change({ listing })}
        />
      )}
    </Field>
  )
}
