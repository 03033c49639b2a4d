import { useEffect, useState } from 'react'

/** Whole seconds from now until `until` (unix milliseconds), counted down while the component is there; 0 once it is over. */
export function useSecondsUntil(until: number | undefined): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(until)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1_000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return left
}

const secondsUntil = (until = 0): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
