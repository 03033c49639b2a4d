import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { HomeFields } from './home-fields.tsx'

const fields = createIsomorphicFn()
  .server(() => HomeFields)
  .client(() => lazy(async () => ({ default: (await import('./home-fields.tsx')).HomeFields })))

/** See {@link still}; it is another one for another home. */
export const StillHomeFields = still(fields())
