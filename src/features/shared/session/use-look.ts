import { useEffect, useEffectEvent } from 'react'

/** The event of `window` that says: there may be something new for the signed-in person. It carries nothing; who shows something asks again. */
export const LOOK = 'live-look'

/**
 * Calls `look` when there may be something new for the signed-in person (product §10.1): the live channel woke this browser, another tab
 * did something, or the visitor came back to the tab. Ask the server in it, or invalidate the router.
 */
export function useLook(look: () => void): void {
  const onLook = useEffectEvent(look)
  useEffect(() => {
    // asked without a connection, a page would only show the failure
    const listen = () => navigator.onLine && onLook()
    window.addEventListener(LOOK, listen)
    window.addEventListener('focus', listen)
    return () => {
      window.removeEventListener(LOOK, listen)
      window.removeEventListener('focus', listen)
    }
  }, [])
}
