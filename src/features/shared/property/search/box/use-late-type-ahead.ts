import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ComboboxActions } from '#ui/form/combobox-parts.tsx'
import type { TypeAheadProps } from '../suggestions/type-ahead.tsx'

/** Android keyboards compose every word; on other systems text under composition is lost when its box is replaced. */
const composesAlways = () => /android/i.test(navigator.userAgent)

/**
 * Loads the type-ahead when the plain box is first touched and replaces the box by it, with its text, focus and caret.
 * The box stays while text is being composed; and when nothing could be loaded, until it is touched again.
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
    import('../suggestions/type-ahead.tsx').then(
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
    // the character that ends a composition is written first
    if (!now) queueMicrotask(putWhenSettled)
  }
  return { TypeAhead: part?.TypeAhead, actions, wake, setComposing }
}

/** Draws another text box in the place of this one and keeps its focus and caret. */
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
