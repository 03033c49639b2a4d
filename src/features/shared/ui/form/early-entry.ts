import { type Ref, type RefCallback, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether a control's value differs from that in the HTML: typed, chosen or ticked since, or filled in by the browser. */
export function isEntered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    // a list that was made in the browser marks none: nobody has chosen there before it was awake
    const given = [...control.options].findIndex((option) => option.defaultSelected)
    return given >= 0 && control.selectedIndex !== given
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/**
 * The ref of a controlled input: `take` receives what was entered before hydration, which React itself does not notice and would
 * overwrite with its own state at the next change. `ref` is the caller's own.
 */
export function useEarlyEntry<C extends Control>(take: (control: C) => void, ref?: Ref<C>): RefCallback<C> {
  const control = useRef<C>(null)
  const tell = useEffectEvent(take)
  // before painting: after it, other updates could draw the old state first
  useLayoutEffect(() => {
    if (control.current && isEntered(control.current)) tell(control.current)
  }, [])
  return useCallback(
    (element: C | null) => {
      control.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
}
