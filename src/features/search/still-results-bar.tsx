import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { ResultsBar } from './results-bar.tsx'

const bar = createIsomorphicFn()
  .server(() => ResultsBar)
  .client(() => lazy(async () => ({ default: (await import('./results-bar.tsx')).ResultsBar })))

/** See {@link still}. */
export const StillResultsBar = still(bar())
