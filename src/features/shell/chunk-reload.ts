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

function remember(key: string): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // storage may be forbidden; then mayReload said no as well
  }
}

/** Reloads when a lazily loaded chunk is gone, as after a deployment. Returns the undo. */
export function watchChunkFailures(): () => void {
  const onFailure = ({ payload }: VitePreloadErrorEvent) => {
    const may = mayReload(sessionStorage, Date.now())
    // the router has a reload of its own that knows no guard time: tell it that it has been done
    remember(`tanstack_router_reload:${payload.message}`)
    if (may) window.location.reload()
  }
  window.addEventListener('vite:preloadError', onFailure)
  return () => window.removeEventListener('vite:preloadError', onFailure)
}
