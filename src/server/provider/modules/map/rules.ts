import type { CountryCode } from '#market/vocabulary.ts'

/** Where the Worker serves a published file; the hash in the name lets caches keep it for ever. */
export const artifactAddress = (country: CountryCode, name: string, hash: string): string =>
  `/artifacts/${country.toLowerCase()}/${name}-${hash}`
