import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { TRAVEL_WAYS } from '#market/timetable/travel-ways.ts'
import { type HouseholdPlace, LIMIT_MINUTES, PLACE_NAME_MAX_CHARS, switchedWay } from '#property/ways/household.ts'
import { useWayWords } from '#property/ways/use-way-words.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { StepSlider } from '../filters/step-slider.tsx'
import { travelWayWords } from './way-choices.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

interface PlaceOfHouseholdProps {
  place: HouseholdPlace
  onChange: (fields: Partial<HouseholdPlace>) => void
  onRemove: () => void
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const boxTime = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** "08:30" of a box for times; null while it is half typed. */
function minutesOfBox(text: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** One place of a household: whose or what it is, when to be there, how, and how long at most. */
export function PlaceOfHousehold({ place, onChange, onRemove }: PlaceOfHouseholdProps) {
  const { i18n, t } = useLingui()
  const words = useWayWords()
  const id = useId()
  const { name, day, arriveAt, limit, ways } = place
  return (
    <fieldset aria-label={name} className="grid gap-2 border-t border-line-2 pt-3">
      <div className="flex items-end gap-2">
        <label htmlFor={`${id}-name`} className="grid min-w-0 flex-1 gap-1 text-sm text-ink-2">
          <Trans>Who or what</Trans>
          <NameBox id={`${id}-name`} name={name} onName={(next) => onChange({ name: next })} />
        </label>
        <Button size="medium" look="ghost" aria-label={t`Remove ${name}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <label htmlFor={`${id}-day`} className="grid min-w-0 gap-1 text-sm text-ink-2">
          <Trans>Day</Trans>
          <Select
            id={`${id}-day`}
            className="w-full [&_select]:w-full"
            value={String(day)}
            options={DAYS.map((one) => ({ value: String(one), label: words.day(one) }))}
            onValue={(value) => onChange({ day: Number(value) })}
          />
        </label>
        <label htmlFor={`${id}-time`} className="grid min-w-0 gap-1 text-sm text-ink-2">
          <Trans>Be there at</Trans>
          <TextInput
            id={`${id}-time`}
            type="time"
            required
            value={boxTime(arriveAt)}
            onValue={(text) => {
              const minutes = minutesOfBox(text)
              if (minutes !== null) onChange({ arriveAt: minutes })
            }}
          />
        </label>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {TRAVEL_WAYS.map((way) => (
          <Chip key={way} on={ways.includes(way)} onClick={() => onChange({ ways: switchedWay(ways, way) })}>
            {i18n._(travelWayWords[way])}
          </Chip>
        ))}
      </div>
      <StepSlider
        label={t`At most`}
        value={limit}
        min={LIMIT_MINUTES.min}
        max={LIMIT_MINUTES.max}
        step={LIMIT_MINUTES.step}
        format={(minutes) => t`${minutes} min`}
        onValue={(minutes) => onChange({ limit: minutes })}
      />
    </fieldset>
  )
}

/** The name; an emptied box keeps the last one until letters are typed or it is left, so that a place always has a name. */
function NameBox({ id, name, onName }: { id: string; name: string; onName: (name: string) => void }) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <TextInput
      id={id}
      value={isEmpty ? '' : name}
      autoComplete="off"
      maxLength={PLACE_NAME_MAX_CHARS}
      onValue={(text) => {
        setEmpty(text.trim() === '')
        onName(text)
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}
