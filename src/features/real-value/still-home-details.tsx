import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { HomeDetails } from './home-details.tsx'

const details = createIsomorphicFn()
  .server(() => HomeDetails)
  .client(() => lazy(async () => ({ default: (await import('./home-details.tsx')).HomeDetails })))

/** See {@link still}; it is another one for another home. */
export const StillHomeDetails = still(details())
