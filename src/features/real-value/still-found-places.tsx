import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { FoundPlaces } from './found-places.tsx'

const places = createIsomorphicFn()
  .server(() => FoundPlaces)
  .client(() => lazy(async () => ({ default: (await import('./found-places.tsx')).FoundPlaces })))

/** See {@link still}. */
export const StillFoundPlaces = still(places())
