import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * An inline script for the head of a page: notes on a button with `data-early` that somebody has pressed it, which before hydration nothing
 * else hears. As the text of an element it must hold none of the characters that HTML escapes.
 */
export const EARLY_PRESS_SCRIPT =
  'addEventListener(`click`,function(e){var b=e.target.closest(`[data-early]`);if(b)b.dataset.pressed=``},true)'

/** Presses a button with `data-early` once it is hydrated, if it was pressed before. */
export function useEarlyPress(button: RefObject<HTMLElement | null>, press: () => void): void {
  const tell = useEffectEvent(press)
  useEffect(() => {
    const element = button.current
    if (!element) return
    // from here on the button hears for itself
    delete element.dataset.early
    if (element.dataset.pressed === undefined) return
    delete element.dataset.pressed
    tell()
  }, [button])
}
