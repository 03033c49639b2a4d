import { useEffect, useState } from 'react'
import { TOUR_SECONDS_MAX, type TourCount } from '#graphql/tour-kinds.ts'

interface Counted {
  what: TourCount
  scene: string | null
  seconds: number
}

const EVENTS_MAX = 20
const WAIT_MS = 4_000

/** Whether the browser asks not to be followed (Do Not Track, Global Privacy Control). */
const isPrivate = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/** Collects what is counted and sends a few things at once; nothing where the browser asks not to be followed. */
export function createCounts(path: string, send: (data: { path: string; events: Counted[] }) => Promise<unknown>) {
  let waiting: Counted[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting.splice(0, EVENTS_MAX)
    waiting = []
    // counts are not worth a message to the visitor
    if (events.length > 0) void send({ path, events }).catch(() => undefined)
  }
  return {
    flush,
    count(what: TourCount, scene: string | null = null, seconds = 0) {
      if (isPrivate()) return
      waiting.push({ what, scene, seconds: Math.min(TOUR_SECONDS_MAX, Math.round(seconds)) })
      timer ??= setTimeout(flush, WAIT_MS)
    },
  }
}

/** Counts a tour that is open: scenes, and how long somebody stays in each. Answers with what counts a spot. */
export function useTourCounts(path: string, scene: string): (what: 'spot') => void {
  const [counts] = useState(() => createCounts(path, async (data) => (await import('./tour.functions.ts')).sendTourCounts({ data })))
  useEffect(() => {
    counts.count('open')
    const leave = () => document.visibilityState === 'hidden' && counts.flush()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [counts])
  useEffect(() => {
    const begun = Date.now()
    counts.count('scene', scene)
    return () => counts.count('seconds', scene, (Date.now() - begun) / 1_000)
  }, [counts, scene])
  return (what) => counts.count(what, scene)
}
