import { useSyncExternalStore } from 'react'
import type { Look } from './tour-view.ts'

/** Where somebody looks, for the few parts that follow it many times a second. */
export interface LookStore {
  get: () => Look
  set: (look: Look) => void
  watch: (onChange: () => void) => () => void
}

export function createLook(first: Look): LookStore {
  let look = first
  const watchers = new Set<() => void>()
  return {
    get: () => look,
    set: (next) => {
      look = next
      for (const tell of watchers) tell()
    },
    watch: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
  }
}

export const useTourLook = (store: LookStore): Look => useSyncExternalStore(store.watch, store.get, store.get)
