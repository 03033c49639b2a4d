import { Trans, useLingui } from '@lingui/react/macro'
import { TRAVEL_MINUTES_MAX } from '#graphql/limits.ts'
import { controlFace } from '#ui/form/text-input.tsx'
import { filterNames } from '../filter-names.ts'

const MINUTES = [5, 10, 15, 20, 30, 45, TRAVEL_MINUTES_MAX]
const MINUTES_FIRST = 20

interface StationBoxesProps {
  /** as it was typed; '' without one */
  name: string
  /** no station has that name */
  isUnknown: boolean
  minutes: number | undefined
}

/** A station by its name, and the minutes around it. */
export function StationBoxes({ name, isUnknown, minutes = MINUTES_FIRST }: StationBoxesProps) {
  const { i18n, t } = useLingui()
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-[560] text-ink-2">{i18n._(filterNames.reach)}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1.5">
        <input
          type="text"
          name="station"
          autoComplete="off"
          maxLength={80}
          aria-label={t`Station`}
          placeholder={t`Station`}
          defaultValue={name}
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? 'unknown-station' : undefined}
          className={controlFace}
        />
        <select name="minutes" aria-label={i18n._(filterNames.reach)} defaultValue={minutes} className={`${controlFace} choice figures`}>
          {[...new Set([...MINUTES, minutes])]
            .sort((a, b) => a - b)
            .map((one) => (
              <option key={one} value={one}>
                {t`${one} min`}
              </option>
            ))}
        </select>
      </div>
      {isUnknown ? (
        <p id="unknown-station" className="pt-1 text-sm text-bad">
          <Trans>No station is called “{name}”.</Trans>
        </p>
      ) : null}
    </fieldset>
  )
}
