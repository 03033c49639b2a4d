import { type ReactNode, useId } from 'react'

export interface RadioChoice {
  key: string
  label: ReactNode
}

interface RadioRowProps {
  /** the group's label for screen readers */
  legend: string
  choices: readonly RadioChoice[]
  /** key of the choice that is checked at first; the first one when absent */
  chosen?: string
}

/**
 * A row of choices that needs no script: what depends on it asks in its styles which `value` is checked, by `:has()` on a common
 * ancestor. For parts that stay as served; arrow keys move between the choices.
 */
export function RadioRow({ legend, choices, chosen = choices[0]?.key }: RadioRowProps) {
  const name = useId()
  return (
    <fieldset className="no-print flex flex-wrap gap-1.5">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ key, label }) => (
        <label
          key={key}
          className="relative inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-sheet px-3 text-sm whitespace-nowrap text-ink-2 transition-colors duration-(--duration-quick) hover:border-ink-3 hover:text-ink has-checked:border-lagoon has-checked:bg-lagoon-soft has-checked:font-[560] has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lagoon"
        >
          <input
            type="radio"
            name={name}
            value={key}
            defaultChecked={key === chosen}
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
