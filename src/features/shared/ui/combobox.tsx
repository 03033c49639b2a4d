import { type ComponentProps, type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { cx } from './class-names.ts'
import { moveActive } from './combobox-keys.ts'
import type { ComboboxGroup, ComboboxList, ComboboxOption } from './combobox-list.tsx'

// loaded when the box is first used; `lazy` cannot say that the component is generic
const List = lazy(async () => ({ default: (await import('./combobox-list.tsx')).ComboboxList })) as unknown as typeof ComboboxList

interface ComboboxProps<O extends ComboboxOption> extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect' | 'list'> {
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

/**
 * A text box with suggestions (WAI-ARIA combobox, list autocomplete, manual selection).
 * Without JavaScript it is a plain named text input of the form around it.
 */
export function Combobox<O extends ComboboxOption>({
  label,
  text,
  onText,
  groups,
  onChoose,
  renderOption,
  message,
  className,
  ...input
}: ComboboxProps<O>) {
  const listId = useId()
  const [wanted, setWanted] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.options)
  const active = options.findIndex((option) => option.id === activeId)
  const open = wanted && (options.length > 0 || message !== undefined)

  const close = () => {
    setWanted(false)
    setActiveId(null)
  }
  const choose = (option: O) => {
    close()
    onChoose(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setWanted(true)
      setActiveId(options[moveActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length)]?.id ?? null)
    } else if (event.key === 'Enter') {
      const option = open ? options[active] : undefined
      if (option) {
        event.preventDefault()
        choose(option)
      } else close()
    } else if (event.key === 'Escape') {
      if (open) event.preventDefault()
      else onText('')
      close()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving box and list
    <div className={cx('min-w-0 flex-1', className)} onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}>
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className="h-full w-full bg-transparent text-lg text-ink outline-none"
        value={text}
        onChange={(event) => {
          setWanted(true)
          setActiveId(null)
          onText(event.target.value)
        }}
        onClick={() => setWanted(true)}
        onKeyDown={onKeyDown}
        {...input}
      />
      {open ? (
        <Suspense>
          <List id={listId} label={label} groups={groups} active={active} onChoose={choose} renderOption={renderOption} message={message} />
        </Suspense>
      ) : null}
    </div>
  )
}
