import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { CalendarDay } from '../calendar-day.ts'
import { dayWords, weekOf } from '../calendar-days.ts'
import type { EnteredHours } from './entered-rules.ts'

interface WeeklyHoursProps {
  hours: readonly EnteredHours[]
  onHours: (more: (now: EnteredHours[]) => EnteredHours[]) => void
}

/** any week: its days only lend their names */
const NAMED_WEEK: readonly CalendarDay[] = weekOf('2026-11-23')

/** The hours of each day of the week, of which there may be several. */
export function WeeklyHoursFields({ hours, onHours }: WeeklyHoursProps) {
  const { i18n } = useLingui()
  return (
    <ul>
      {NAMED_WEEK.map((day, at) => (
        <WeekdayRow
          key={day}
          weekday={at + 1}
          name={dayWords(day, i18n.locale, 'wholeWeekday')}
          hours={hours.filter(({ weekday }) => weekday === at + 1)}
          onHours={onHours}
        />
      ))}
    </ul>
  )
}

interface WeekdayRowProps extends WeeklyHoursProps {
  weekday: number
  name: string
}

function WeekdayRow({ weekday, name, hours, onHours }: WeekdayRowProps) {
  const { t } = useLingui()
  const change = (id: string, more: Partial<EnteredHours>) =>
    onHours((now) => now.map((one) => (one.id === id ? { ...one, ...more } : one)))
  const add = () => onHours((now) => [...now, { id: crypto.randomUUID(), weekday, from: hours.at(-1)?.to ?? '10:00', to: '18:00' }])
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-b border-line-2 py-2 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <span className="flex min-h-9 items-center font-[560]">{name}</span>
      <div className="row-start-2 grid gap-2 max-sm:col-span-2 sm:col-start-2 sm:row-start-1">
        {hours.map(({ id, from, to }) => (
          <div key={id} className="flex items-center gap-2">
            <TextInput
              type="time"
              step={300}
              aria-label={t`${name}, from`}
              className="figures !w-32"
              value={from}
              onValue={(time) => change(id, { from: time })}
            />
            <span aria-hidden="true">–</span>
            <TextInput
              type="time"
              step={300}
              aria-label={t`${name}, until`}
              className="figures !w-32"
              value={to}
              onValue={(time) => change(id, { to: time })}
            />
            <button
              type="button"
              aria-label={t`Remove the hours on ${name} from ${from}`}
              onClick={() => onHours((now) => now.filter((one) => one.id !== id))}
              className="grid size-8 shrink-0 place-items-center rounded text-ink-3 hover:bg-wash hover:text-ink"
            >
              <CloseIcon />
            </button>
          </div>
        ))}
        {hours.length === 0 ? (
          <span className="flex min-h-9 items-center text-ink-3">
            <Trans>No appointments</Trans>
          </span>
        ) : null}
      </div>
      <Button size="small" look="ghost" className="sm:col-start-3" aria-label={t`Add hours on ${name}`} onClick={add}>
        <Trans>Add hours</Trans>
      </Button>
    </li>
  )
}
