import { Autocomplete } from '@base-ui/react/autocomplete'
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../class-names.ts'

export interface ComboboxOption {
  id: string
}

export interface ComboboxGroup<O extends ComboboxOption> {
  key: string
  title: ReactNode
  options: readonly O[]
}

interface ComboboxRootProps<O extends ComboboxOption> {
  text: string
  onText: (text: string) => void
  groups: readonly ComboboxGroup<O>[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** the option that arrow keys are on, null for the text itself */
  onActive?: (option: O | null) => void
  /** text box, list and what belongs to them: a press there leaves the list open */
  within: RefObject<HTMLElement | null>
  /** how the owner closes it */
  actions?: RefObject<ComboboxActions | null>
  children: ReactNode
}

export type ComboboxActions = Autocomplete.Root.Actions

const isInside = (element: HTMLElement | null, target: EventTarget | null): boolean => target instanceof Node && !!element?.contains(target)

/**
 * A text box with suggestions that are asked for elsewhere (WAI-ARIA combobox, list autocomplete, manual selection): arrows go round through
 * options and text, Enter takes the active option or else submits the form, Escape closes and then clears.
 */
export function ComboboxRoot<O extends ComboboxOption>(props: ComboboxRootProps<O>) {
  const { text, onText, groups, isOpen, onOpen, onActive, within, actions, children } = props
  const items: readonly { items: readonly O[] }[] = groups.map(({ options }) => ({ items: options }))
  const changeOpen = (wanted: boolean, details: Autocomplete.Root.OpenChangeEventDetails) => {
    if (!wanted && details.reason === 'outside-press' && isInside(within.current, details.event.target)) return details.cancel()
    onOpen(wanted)
    // the arrow key that opens the list also moves to an option; a key sent by pressArrow that found the list closed is not repeated
    if (wanted && details.reason === 'list-navigation' && details.event.isTrusted) walk(details.event.target, details.event.key, 1)
  }
  return (
    <Autocomplete.Root
      items={items}
      filter={null}
      value={text}
      onValueChange={onText}
      open={isOpen}
      onOpenChange={changeOpen}
      onItemHighlighted={(option: O | undefined) => onActive?.(option ?? null)}
      openOnInputClick
      highlightItemOnHover={false}
      actionsRef={actions}
    >
      {children}
    </Autocomplete.Root>
  )
}

/** Presses an arrow key for the visitor: Base UI moves its active option by keys alone. After the key that is being handled. */
function walk(box: EventTarget | null, key: string, steps: number): void {
  queueMicrotask(() => {
    flushSync(() => undefined)
    for (let step = 0; step < steps; step++)
      flushSync(() => box?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  })
}

/** Where the active option is among how many; -1 for the text itself. */
function activeOf(box: HTMLInputElement): { at: number; count: number } {
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '')
  const options = [...(list?.querySelectorAll('[role="option"]') ?? [])]
  return { at: options.findIndex(({ id }) => id === box.getAttribute('aria-activedescendant')), count: options.length }
}

interface ComboboxInputProps extends ComponentProps<typeof Autocomplete.Input> {
  /** Escape in a closed box */
  onClear: () => void
}

/** The text box of a combobox. Home and End go to the first and last option once one is active, else through the text. */
export function ComboboxInput({ onClear, onKeyDown, ...rest }: ComboboxInputProps) {
  const press: typeof onKeyDown = (event) => {
    onKeyDown?.(event)
    const { key, currentTarget: box } = event
    const isOpen = box.getAttribute('aria-expanded') === 'true'
    const { at, count } = activeOf(box)
    if (event.defaultPrevented || event.nativeEvent.isComposing || hasModifier(event)) return
    if (key === 'Escape' && !isOpen) {
      // Base UI clears only once it has seen the list close, which is one render too late here
      event.preventBaseUIHandler()
      onClear()
    }
    if (key !== 'Home' && key !== 'End') return
    event.preventBaseUIHandler()
    if (at < 0) return
    event.preventDefault()
    walk(box, key === 'Home' ? 'ArrowUp' : 'ArrowDown', key === 'Home' ? at : count - 1 - at)
  }
  return <Autocomplete.Input {...rest} onKeyDown={press} />
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey || shiftKey

interface ComboboxOptionsProps<O extends ComboboxOption> {
  label: string
  groups: readonly ComboboxGroup<O>[]
  onChoose: (option: O) => void
  renderOption: (option: O) => ReactNode
  /** what a key does to an active option, for screen readers */
  hint?: string
  /** stands beside each option; not part of it */
  beside?: (option: O) => ReactNode
  className?: string
}

/** The options under the titles of their groups. Focus stays in the text box. */
export function ComboboxOptions<O extends ComboboxOption>(props: ComboboxOptionsProps<O>) {
  const { label, groups, onChoose, renderOption, hint, beside, className } = props
  const id = useId()
  return (
    <Autocomplete.List aria-label={label} className={cx('overflow-y-auto overscroll-contain data-empty:p-0', className)}>
      {groups.map(({ key, title, options }) => (
        <Autocomplete.Group key={key}>
          <Autocomplete.GroupLabel id={`${id}-${key}`} className="px-5 pt-3 pb-1 text-xs font-[560] text-ink-3">
            {title}
          </Autocomplete.GroupLabel>
          {options.map((option) => (
            <div
              key={option.id}
              role="presentation"
              className="flex items-center not-has-data-highlighted:hover:bg-wash has-data-highlighted:bg-lagoon-soft"
            >
              <Autocomplete.Item
                value={option}
                onClick={() => onChoose(option)}
                aria-description={hint}
                className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 px-5 py-1.5 outline-none sm:min-h-11"
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box
                render={(attributes, { highlighted }) => <div {...attributes} role="option" aria-selected={highlighted} />}
              >
                {renderOption(option)}
              </Autocomplete.Item>
              {beside?.(option)}
            </div>
          ))}
        </Autocomplete.Group>
      ))}
    </Autocomplete.List>
  )
}
