import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'

const IDLE_MS = 2_000

/** Keeps the live channel open while somebody is signed in (product §10.1). Its code loads when the browser has nothing else to do. */
export function useLiveChannel(): void {
  const who = useRouteContext({ from: '__root__', select: ({ viewer }) => (viewer.isLoggedIn ? viewer.id : null) })
  useEffect(() => {
    if (who === null) return
    let close = () => {}
    let isGone = false
    const open = async () => {
      const { openLiveChannel } = await import('./live-channel.ts')
      if (!isGone) close = openLiveChannel(who)
    }
    const start = () => void open().catch(() => {})
    const timer = 'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: IDLE_MS }) : setTimeout(start, IDLE_MS)
    return () => {
      isGone = true
      if ('cancelIdleCallback' in window) cancelIdleCallback(Number(timer))
      else clearTimeout(timer)
      close()
    }
  }, [who])
}
