import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { FacetPanel } from './facet-panel.tsx'

const panel = createIsomorphicFn()
  .server(() => FacetPanel)
  .client(() => lazy(async () => ({ default: (await import('./facet-panel.tsx')).FacetPanel })))

/** See {@link still}. */
export const StillFacets = still(panel())
