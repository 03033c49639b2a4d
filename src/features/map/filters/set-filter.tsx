import { useLingui } from '@lingui/react/macro'
import { memo, useId } from 'react'
import type { MapFilter } from '#filter/map-filter.ts'
import { SETS, type SetKey, setRow } from '#filter/rows.ts'
import { choiceWord } from '#property/filter/choice-words.ts'
import { filterNames } from '#property/filter/filter-names.ts'
import { Chip } from '#ui/form/chip.tsx'
import type { SetField } from './use-set-field.ts'

interface SetFilterProps {
  name: SetKey
  /** offered choices; with fewer than two the filter is not shown */
  choices: readonly string[]
  chosen: readonly string[] | undefined
  onField: SetField
}

const NONE: readonly string[] = []

/** A filter of several choices, each toggled by a click; none chosen means no limit. */
export const SetFilter = memo(function SetFilter({ name, choices, chosen = NONE, onField }: SetFilterProps) {
  const { i18n, t } = useLingui()
  const id = useId()
  if (choices.length < 2 && chosen.length === 0) return null
  const toggle = (choice: string) => {
    const next = SETS[name].choices.filter((one) => (one === choice) !== chosen.includes(one))
    onField(name, next.length === 0 ? undefined : (next as MapFilter[SetKey]))
  }
  return (
    <fieldset aria-labelledby={id} className="grid gap-2">
      <legend id={id} className="mb-2 text-sm font-[560] text-ink-2">
        {i18n._(filterNames[name])}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <Chip key={choice} on={chosen.includes(choice)} onClick={() => toggle(choice)}>
            {choiceWord(i18n, name, choice)}
          </Chip>
        ))}
      </div>
      {setRow(name).isEvery ? <p className="text-xs text-ink-3">{t`Projects that have all of them.`}</p> : null}
    </fieldset>
  )
})
