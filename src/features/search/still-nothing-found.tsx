import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { NothingFound } from './nothing-found.tsx'

const part = createIsomorphicFn()
  .server(() => NothingFound)
  .client(() => lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound })))

/** See {@link still}. */
export const StillNothingFound = still(part())
