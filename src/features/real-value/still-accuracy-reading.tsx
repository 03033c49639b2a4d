import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { AccuracyReading } from './accuracy-reading.tsx'

const reading = createIsomorphicFn()
  .server(() => AccuracyReading)
  .client(() => lazy(async () => ({ default: (await import('./accuracy-reading.tsx')).AccuracyReading })))

/** See {@link still}; it is another one for another market. */
export const StillAccuracyReading = still(reading())
