import { useEffect, useState } from 'react'
import { VALIDATION_DEBOUNCE_MS } from '#ui/form/field-status.ts'

/** The value after it was unchanged for the given time, and whether it is still changing. */
export function useDebounced<T>(value: T, restMs: number = VALIDATION_DEBOUNCE_MS): { rested: T; moving: boolean } {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return { rested, moving: !Object.is(rested, value) }
}
