import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { ValueReading } from './value-reading.tsx'

const reading = createIsomorphicFn()
  .server(() => ValueReading)
  .client(() => lazy(async () => ({ default: (await import('./value-reading.tsx')).ValueReading })))

/** See {@link still}. */
export const StillValueReading = still(reading())
