import { useLingui } from '@lingui/react/macro'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import { zoneWords } from '../calendar/calendar-words.ts'

/** When something is, and how long; by the clock of the schedule. */
interface EnteredTime {
  day: string
  time: string
  minutes: number | null
}

interface TimeFieldsProps {
  entry: EnteredTime
  change: (part: Partial<EnteredTime>) => void
  /** the field that says nothing that could be sent */
  wrong: string | null
}

export function TimeFields({ entry, change, wrong }: TimeFieldsProps) {
  const { t, i18n } = useLingui()
  const { calendar } = useCalendar()
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Field label={t`Day`} required error={wrong === 'day' ? t`Choose a day.` : null}>
        {(control) => <TextInput {...control} type="date" value={entry.day} onValue={(day) => change({ day })} />}
      </Field>
      <Field
        label={t`Time`}
        required
        hint={zoneWords(i18n, calendar.schedule.timeZone)}
        error={wrong === 'time' ? t`Enter a time, as 14:30.` : null}
      >
        {(control) => <TextInput {...control} type="time" value={entry.time} onValue={(time) => change({ time })} />}
      </Field>
      <Field label={t`Length, minutes`} required error={wrong === 'length' ? t`Enter how long it takes.` : null}>
        {(control) => <NumberInput {...control} min={5} max={1_440} value={entry.minutes} onValue={(minutes) => change({ minutes })} />}
      </Field>
    </div>
  )
}
