import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Whether Escape is for this part: for the one with the focus, else the one opened last; for none below a dialog. */
function isMeant(part: HTMLElement): boolean {
  if (document.querySelector('dialog[open]')) return false
  const open = [...document.querySelectorAll<HTMLElement>('[data-escapes]')]
  return part === (open.findLast((one) => one.contains(document.activeElement)) ?? open.at(-1))
}

/** Escape closes this part of the page, and only the top-most of those that are open. */
export function useEscape(part: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !part.current || !isMeant(part.current)) return
    event.preventDefault()
    onClose()
  })
  // with the part itself: a key that is pressed as soon as the part shows finds it
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    part.current?.toggleAttribute('data-escapes', true)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [part])
}
