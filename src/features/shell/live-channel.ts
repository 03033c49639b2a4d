import { askPlainly } from '#session/notice/ask-plainly.ts'
import { askLiveTicket } from '#session/notice/notice.functions.ts'
import { LOOK } from '#session/use-look.ts'
import { ASK_EVERY_MS, backOffMs, liveWord } from './live-rules.ts'

const PING_EVERY_MS = 45_000
const PONG_WITHIN_MS = 10_000
/** A logout here is told by the tab itself; only where that did not come does the page ask whether it is still signed in. */
const LOGOUT_GRACE_MS = 1_500

/** Why a socket is over; opened: it had been open; refused: the server answers and opens none; silent: it does not answer. */
type End = 'session' | 'replaced' | 'opened' | 'refused' | 'silent'

/**
 * Opens the live channel for a signed-in person (product §10.1) and returns what closes it. One tab of the browser holds the socket and tells
 * the others; when it closes, the next one takes over. Where no socket opens, the tab asks every minute instead.
 */
export function openLiveChannel(who: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const tabs = new BroadcastChannel(`live ${who}`)
  const tell = () => window.dispatchEvent(new Event(LOOK))
  tabs.addEventListener('message', tell)
  const tellAll = () => {
    if (signal.aborted) return
    tell()
    tabs.postMessage('look')
  }
  const hold = () => holdSocket(signal, tellAll)
  // only secure origins have locks; without them each tab holds its own
  const held = 'locks' in navigator ? navigator.locks.request(`live ${who}`, { signal }, hold) : hold()
  held.catch(() => {})
  return () => {
    stop.abort()
    tabs.close()
  }
}

async function holdSocket(signal: AbortSignal, tellAll: () => void): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const end = await oneSocket(signal, tellAll)
    if (end === 'session') await waitFor(LOGOUT_GRACE_MS, signal, [])
    failures = end === 'opened' ? 0 : failures + 1
    // pages that asked a silent server would only show its failure
    if (end !== 'opened' && end !== 'silent') tellAll()
    const pause = end === 'session' || end === 'replaced' ? ASK_EVERY_MS : backOffMs(failures, Math.random())
    await waitFor(pause, signal, ['online', 'visibilitychange'])
  }
}

/** One socket from its ticket to its end. */
async function oneSocket(signal: AbortSignal, tellAll: () => void): Promise<End> {
  const ticket = await askPlainly(askLiveTicket).catch(() => undefined)
  if (ticket === undefined) return 'silent'
  if (typeof ticket !== 'string' || signal.aborted) return 'refused'
  const address = new URL(`/live?ticket=${encodeURIComponent(ticket)}`, window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  let wasOpen = false
  let late: ReturnType<typeof setTimeout> | undefined
  const ping = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send('ping')
    late ??= setTimeout(() => finish(), PONG_WITHIN_MS)
  }, PING_EVERY_MS)
  let finish = (_end?: End) => {}
  const over = new Promise<End>((resolve) => {
    finish = (end) => resolve(end ?? (wasOpen ? 'opened' : 'refused'))
  })
  socket.addEventListener('open', () => {
    wasOpen = true
    // what came while there was no socket
    tellAll()
  })
  socket.addEventListener('message', ({ data }) => {
    clearTimeout(late)
    late = undefined
    const word = liveWord(data)
    if (word === 'look') tellAll()
    if (word === 'session' || word === 'replaced') finish(word)
  })
  socket.addEventListener('close', () => finish())
  signal.addEventListener('abort', () => finish())
  try {
    return await over
  } finally {
    clearInterval(ping)
    clearTimeout(late)
    socket.close()
  }
}

/** Resolves after a time, at the end, or at one of these events of the page. */
function waitFor(ms: number, signal: AbortSignal, events: readonly ('online' | 'visibilitychange')[]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      for (const type of events) removeEventListener(type, done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    for (const type of events) addEventListener(type, done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
