import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ComboboxActions } from '#ui/form/combobox-parts.tsx'
import type { TypeAheadProps } from '../late/type-ahead.tsx'

/** Keyboards of Android compose every word; elsewhere what is being composed is not a text yet and would be lost with its box. */
const composesAlways = () => /android/i.test(navigator.userAgent)

/**
 * Loads the type-ahead when the plain box is first touched and puts it in the place of the box at once, with its letters, focus and caret.
 * While signs are being composed the box stays; so it does when nothing could be loaded, until it is touched again.
 */
export function useLateTypeAhead(box: RefObject<HTMLInputElement | null>) {
  const [part, setPart] = useState<{ TypeAhead: ComponentType<TypeAheadProps> } | null>(null)
  const actions = useRef<ComboboxActions>(null)
  const isAsked = useRef(false)
  const isComposing = useRef(false)
  const put = useRef<(() => void) | null>(null)

  const putWhenSettled = () => {
    if (isComposing.current && !composesAlways()) return
    put.current?.()
    put.current = null
  }
  const wake = () => {
    if (isAsked.current) return
    isAsked.current = true
    import('../late/type-ahead.tsx').then(
      ({ TypeAhead }) => {
        put.current = () => replace(box, () => setPart({ TypeAhead }))
        putWhenSettled()
      },
      () => {
        isAsked.current = false
      },
    )
  }
  const setComposing = (now: boolean) => {
    isComposing.current = now
    // the sign that ends a composition is written first
    if (!now) queueMicrotask(putWhenSettled)
  }
  return { TypeAhead: part?.TypeAhead, actions, wake, setComposing }
}

/** Draws another text box in the place of this one; who was in it stays in it, at the same letter. */
function replace(box: RefObject<HTMLInputElement | null>, draw: () => void): void {
  const old = box.current
  if (!old) return
  const { selectionStart, selectionEnd, selectionDirection } = old
  const isFocused = document.activeElement === old
  flushSync(draw)
  if (!isFocused) return
  box.current?.focus({ preventScroll: true })
  box.current?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}
