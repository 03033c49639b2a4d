const LONGEST_REST_MS = 30_000

/** Waits before another try: one second, two, four … thirty; less when the connection comes back. */
export function restUntilOnline(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(LONGEST_REST_MS, 500 * 2 ** tries))
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
