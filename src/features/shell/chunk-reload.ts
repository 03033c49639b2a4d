/** §2.10, §9: a failed chunk load reloads the page at most once in this time. */
export const CHUNK_RELOAD_GUARD_SECONDS = 60

const KEY = 'chunkReloadedAt'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Whether the page may reload now; says yes at most once in the guard time and remembers that it did. Without memory: no. */
export function mayReload(memory: Memory, now: number): boolean {
  try {
    const last = Number(memory.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
    if (now - last < CHUNK_RELOAD_GUARD_SECONDS * 1000) return false
    memory.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}

/** Reloads when a lazily loaded chunk is gone, as after a deployment. Returns the undo. */
export function watchChunkFailures(): () => void {
  const onFailure = (event: VitePreloadErrorEvent) => {
    if (mayReload(sessionStorage, Date.now())) {
      event.preventDefault()
      window.location.reload()
    } else {
      // the router has a reload of its own that knows no guard time: tell it that it has been done
      sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1')
    }
  }
  window.addEventListener('vite:preloadError', onFailure)
  return () => window.removeEventListener('vite:preloadError', onFailure)
}
