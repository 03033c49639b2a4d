import type { CountryCode } from '#market/vocabulary.ts'

/** The address of a published file; its name has the hash, so caches may keep it for ever. */
export const artifactAddress = (country: CountryCode, name: string, hash: string): string =>
  `/artifacts/${country.toLowerCase()}/${name}-${hash}`
