import { retainSearchParams } from '@tanstack/react-router'
import type { SharedSearch } from '#session/shared-search.ts'

/** Parameters that links keep while a visitor moves through the site. */
export const rootSearchMiddlewares = [retainSearchParams<SharedSearch>(['countryCode', 'locale', 'mobileView'])]
