import { useHydrated } from '@tanstack/react-router'
import { load, visible } from '@tanstack/react-start/hydration'
import { useState } from 'react'

export type HydrateWhen = ReturnType<typeof visible> | ReturnType<typeof load>

const near = visible({ rootMargin: '200px' })
const atOnce = load()

/**
 * When a part below the first screen comes alive, for `<Hydrate when>`: the server's words stand at once and their code loads on the
 * way down. A page that the browser makes itself, or whose `topic` changes, shows all of it at once: give the part `key` too.
 * React drops the server's words of a part that is rendered again before it came alive: ask here in a component above, and memoise
 * the one with the boundary.
 */
export function useHydrationBelow(topic: string): { key: string; when: HydrateWhen } {
  const isHydrated = useHydrated()
  const [firstTopic] = useState(topic)
  const [isMade, setIsMade] = useState(isHydrated)
  if (!isMade && topic !== firstTopic) setIsMade(true)
  return isMade || topic !== firstTopic ? { key: 'made', when: atOnce } : { key: 'served', when: near }
}
