import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { Footer } from './footer.tsx'

const footer = createIsomorphicFn()
  .server(() => Footer)
  .client(() => lazy(async () => ({ default: (await import('./footer.tsx')).Footer })))

/** See {@link still}; it is another one in another country. */
export const StillFooter = still(footer())
