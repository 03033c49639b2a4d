import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { CalculationResult } from './calculation-result.tsx'

const result = createIsomorphicFn()
  .server(() => CalculationResult)
  .client(() => lazy(async () => ({ default: (await import('./calculation-result.tsx')).CalculationResult })))

/** See {@link still}: the first answer comes drawn; the code that draws travels with the first change. */
export const StillResult = still(result())
