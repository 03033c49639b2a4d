import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { SavedSearchWords } from './saved-search-words.tsx'

const words = createIsomorphicFn()
  .server(() => SavedSearchWords)
  .client(() => lazy(async () => ({ default: (await import('./saved-search-words.tsx')).SavedSearchWords })))

/** See {@link still}. */
export const StillSavedSearchWords = still(words())
