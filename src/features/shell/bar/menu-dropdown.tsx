import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface MenuDropdownProps {
  label: ReactNode
  className: string
  /** list items with one link each */
  children: ReactNode
}

/**
 * A button of the top bar that discloses links: by hovering with a mouse, by touch, by Enter, Space or the down arrow.
 * Arrows walk the links; Escape, leaving and following a link close it.
 */
export function MenuDropdown({ label, className, children }: MenuDropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  // a tap elsewhere closes it: on touch screens a tap moves no focus, so there is no blur event
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !item.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      button.current?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    if (isOpen) walk(list.current, step)
    else setOpen(true)
  }

  return (
    <li
      ref={item}
      className="relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        // hovering has opened it already, so a mouse click leaves it open; keys (detail 0) and touch toggle
        onClick={({ nativeEvent }) => setOpen(isMouse(nativeEvent) || !isOpen)}
        className={className}
      >
        {label}
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-ink-3">
          <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div id={id} hidden={!isOpen} className="absolute start-0 top-full z-10 pt-1">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
        <ul ref={list} onClick={() => setOpen(false)} className="grid min-w-84 rounded border border-line bg-sheet p-1.5 shadow-float">
          {children}
        </ul>
      </div>
    </li>
  )
}

const isMouse = (event: MouseEvent): boolean => event.detail > 0 && 'pointerType' in event && event.pointerType === 'mouse'

/** Moves the focus by `step` among the links, in a loop; from outside to the first or the last. */
function walk(list: HTMLElement | null, step: number): void {
  const links = [...(list?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next = at < 0 && step < 0 ? -1 : at + step
  links.at(next % Math.max(1, links.length))?.focus()
}
