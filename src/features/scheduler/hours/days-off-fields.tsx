import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import type { EnteredDays } from './entered-rules.ts'

interface DaysOffFieldsProps {
  days: readonly EnteredDays[]
  onDays: (more: (now: EnteredDays[]) => EnteredDays[]) => void
}

/** Days and spans of days without appointments. */
export function DaysOffFields({ days, onDays }: DaysOffFieldsProps) {
  const { t } = useLingui()
  const { today } = useCalendar()
  const change = (id: string, more: Partial<EnteredDays>) => onDays((now) => now.map((one) => (one.id === id ? { ...one, ...more } : one)))
  return (
    <div className="grid gap-3">
      {days.length > 0 ? (
        <ul className="grid gap-2">
          {days.map(({ id, from, to }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <TextInput
                type="date"
                aria-label={t`First day off`}
                className="!w-40"
                value={from}
                onValue={(first) => change(id, to < first ? { from: first, to: first } : { from: first })}
              />
              <span aria-hidden="true">–</span>
              <TextInput
                type="date"
                aria-label={t`Last day off`}
                className="!w-40"
                value={to}
                onValue={(last) => change(id, { to: last })}
              />
              <Button
                size="small"
                look="ghost"
                aria-label={t`Remove the days off from ${from}`}
                onClick={() => onDays((now) => now.filter((one) => one.id !== id))}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button size="small" onClick={() => onDays((now) => [...now, { id: crypto.randomUUID(), from: today, to: today }])}>
          <Trans>Add days off</Trans>
        </Button>
      </div>
    </div>
  )
}
