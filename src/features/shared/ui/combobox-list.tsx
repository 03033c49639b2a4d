import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './class-names.ts'

export interface ComboboxOption {
  id: string
}

export interface ComboboxGroup<O extends ComboboxOption> {
  key: string
  title: ReactNode
  options: readonly O[]
}

interface ComboboxListProps<O extends ComboboxOption> {
  id: string
  label: string
  groups: readonly ComboboxGroup<O>[]
  /** index over all groups, -1 for none */
  active: number
  onChoose: (option: O) => void
  renderOption: (option: O) => ReactNode
  message?: ReactNode
}

/** The floating list of a combobox, options under the titles of their groups. Focus stays in the text box. */
export function ComboboxList<O extends ComboboxOption>({
  id,
  label,
  groups,
  active,
  onChoose,
  renderOption,
  message,
}: ComboboxListProps<O>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) box.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const indexOf = new Map(groups.flatMap((group) => group.options).map((option, i) => [option.id, i]))
  const empty = indexOf.size === 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the text box when the list itself is pressed
    <div
      ref={box}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded border border-line bg-sheet shadow-float"
    >
      {empty ? (
        <p role="status" className="px-5 py-4 text-ink-2">
          {message}
        </p>
      ) : null}
      <div role="listbox" id={id} aria-label={label} className={cx('max-h-[min(420px,60vh)] overflow-y-auto', !empty && 'py-2')}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
            <p id={`${id}-${group.key}`} className="px-5 pt-3 pb-1 text-xs font-[560] text-ink-3">
              {group.title}
            </p>
            {group.options.map((option) => {
              const index = indexOf.get(option.id) ?? -1
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: see the listbox
                // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys
                <div
                  key={option.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  data-index={index}
                  onClick={() => onChoose(option)}
                  className={cx('flex min-h-11 items-center gap-3 px-5 py-1.5', index === active ? 'bg-lagoon-soft' : 'hover:bg-wash')}
                >
                  {renderOption(option)}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
