import { retainSearchParams } from '@tanstack/react-router'
import type { SharedSearch } from '#session/shared-search.ts'

/** What a visitor once asked for stays on the way through the site. */
export const rootSearchMiddlewares = [retainSearchParams<SharedSearch>(['countryCode', 'locale', 'mobileView'])]
