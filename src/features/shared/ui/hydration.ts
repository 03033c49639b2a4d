import { useHydrated } from '@tanstack/react-router'
import { load, visible } from '@tanstack/react-start/hydration'
import { useState } from 'react'

export type HydrateWhen = ReturnType<typeof visible> | ReturnType<typeof load>

const near = visible({ rootMargin: '100px' })
const atOnce = load()

/**
 * When a part below the first screen is hydrated, for `<Hydrate when>`: the server's HTML is there at once and its code loads as the
 * visitor scrolls down. A page that the browser makes itself, or whose `topic` changes, is shown whole at once: give the part `key` too.
 * React drops the server's HTML of a part that is rendered again before it is hydrated: call this in a component above, and memoise
 * the one with the boundary.
 */
export function useHydrationBelow(topic: string): { key: string; when: HydrateWhen } {
  const isHydrated = useHydrated()
  const [firstTopic] = useState(topic)
  const [isMade, setIsMade] = useState(isHydrated)
  if (!isMade && topic !== firstTopic) setIsMade(true)
  return isMade || topic !== firstTopic ? { key: 'made', when: atOnce } : { key: 'served', when: near }
}
