import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from 'react'
import { cx } from '../class-names.ts'
import { type ComboboxGroup, ComboboxInput, type ComboboxOption, ComboboxOptions, ComboboxRoot } from './combobox-parts.tsx'
import { useEarlyEntry } from './early-entry.ts'

interface ComboboxProps<O extends ComboboxOption>
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect' | 'list' | 'style'> {
  label: string
  text: string
  onText: (text: string) => void
  groups: readonly ComboboxGroup<O>[]
  /** an option was chosen by Enter or pointer; Enter without an active option submits the form around */
  onChoose: (option: O) => void
  renderOption: (option: O) => ReactNode
  /** what the list says when it has no options, e.g. that nothing was found; nothing closes it */
  message?: ReactNode
}

/** A text box with a floating list of suggestions. Without scripts it is a plain named text input of the form around it. */
export function Combobox<O extends ComboboxOption>(props: ComboboxProps<O>) {
  const { label, text, onText, groups, onChoose, renderOption, message, className, ref, ...input } = props
  const around = useRef<HTMLDivElement>(null)
  const box = useEarlyEntry(({ value }: HTMLInputElement) => onText(value), ref)
  const [isWanted, setWanted] = useState(false)
  const isEmpty = groups.every(({ options }) => options.length === 0)
  const isOpen = isWanted && (!isEmpty || message !== undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving box and list
    <div
      ref={around}
      className={cx('min-w-0 flex-1', className)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setWanted(false)}
    >
      <ComboboxRoot text={text} onText={onText} groups={groups} isOpen={isOpen} onOpen={setWanted} within={around}>
        <ComboboxInput
          ref={box}
          onClear={() => onText('')}
          aria-label={label}
          enterKeyHint="search"
          className="h-full w-full bg-transparent text-lg text-ink outline-none"
          {...input}
        />
        {isOpen ? (
          // while an option suspends, the text box must stay visible, or it would lose the focus
          <Suspense>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the text box when the list itself is pressed */}
            <div
              onMouseDown={(event) => event.preventDefault()}
              className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded border border-line bg-sheet shadow-float"
            >
              {isEmpty ? (
                <p role="status" className="px-5 py-4 text-ink-2">
                  {message}
                </p>
              ) : null}
              <ComboboxOptions
                label={label}
                groups={groups}
                onChoose={(option) => {
                  setWanted(false)
                  onChoose(option)
                }}
                renderOption={renderOption}
                className="max-h-[min(420px,60vh)] py-2"
              />
            </div>
          </Suspense>
        ) : null}
      </ComboboxRoot>
    </div>
  )
}
