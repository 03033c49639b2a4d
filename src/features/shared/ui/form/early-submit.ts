import { type RefObject, useEffect } from 'react'

/**
 * An inline script for the head of a page: notes on a form that only scripts can send (`method="dialog"`) that somebody has sent it.
 * Before hydration nothing else hears it. As the text of an element it must hold none of the characters that HTML escapes.
 */
export const EARLY_SUBMIT_SCRIPT =
  'addEventListener(`submit`,function(e){if(e.target.getAttribute(`method`)===`dialog`)e.target.dataset.sent=``},true)'

/** Sends a form once it is hydrated, if it was sent before; what was entered has been taken over by then (`useEarlyEntry`). */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (element?.dataset.sent === undefined) return
    delete element.dataset.sent
    // the fields' state of this commit must be drawn before the handler reads it
    requestAnimationFrame(() => element.requestSubmit())
  }, [form])
}
