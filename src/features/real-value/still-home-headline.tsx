import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { HomeHeadline } from './home-headline.tsx'

const headline = createIsomorphicFn()
  .server(() => HomeHeadline)
  .client(() => lazy(async () => ({ default: (await import('./home-headline.tsx')).HomeHeadline })))

/** See {@link still}; it is another one for another home. */
export const StillHomeHeadline = still(headline())
