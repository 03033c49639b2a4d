import type { AnyRouter } from '@tanstack/react-router'

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

/** What a page shows may load a little after the navigation that asked for it, and a failed loading ahead may end before all of its chunks. */
const AFTER_NAVIGATION_MS = 3_000
const AFTER_PRELOAD_MS = 1_000

const WRITTEN = 'form[method="dialog"] :is(textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"]))'

/** Whether a form that only this page can send holds something. */
const holdsWriting = (): boolean => [...document.querySelectorAll<HTMLInputElement>(WRITTEN)].some(({ value }) => value !== '')

/**
 * Reloads when a lazily loaded chunk is gone, as after a deployment. Not when the router only loads ahead, for a link under the pointer:
 * a reload would lose what is being typed, and following the link asks for the chunk again. Nor where somebody has entered something and
 * stays on the page, as who presses "Send" while the site cannot be reached: the form says that it could not be sent and keeps all of it.
 * Returns a function that stops it.
 */
export function watchChunkFailures(router: Pick<AnyRouter, 'preloadRoute' | 'state' | 'subscribe'>): () => void {
  const { preloadRoute } = router
  let ahead = 0
  let navigatedAt = 0
  let isWriting = false
  router.preloadRoute = (...asked) => {
    ahead++
    return preloadRoute(...asked).finally(() => setTimeout(() => ahead--, AFTER_PRELOAD_MS))
  }
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    isWriting = false
    if (fromLocation) navigatedAt = Date.now()
  })
  const onInput = () => {
    isWriting = true
  }
  const onFailure = ({ payload }: VitePreloadErrorEvent) => {
    const stays = !router.state.isLoading && Date.now() - navigatedAt > AFTER_NAVIGATION_MS
    if (ahead > 0 && stays) return
    const may = !(stays && (isWriting || holdsWriting())) && mayReload(sessionStorage, Date.now())
    // the router has a reload of its own without a guard time: mark it as done
    remember(`tanstack_router_reload:${payload.message}`)
    if (may) window.location.reload()
  }
  window.addEventListener('vite:preloadError', onFailure)
  window.addEventListener('input', onInput, true)
  return () => {
    stop()
    router.preloadRoute = preloadRoute
    window.removeEventListener('vite:preloadError', onFailure)
    window.removeEventListener('input', onInput, true)
  }
}
