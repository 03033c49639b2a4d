import { type CountryCode, TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'

/** The project that a report's address names, in whatever language; null for other addresses and for another country's. */
export function projectOfReportLink(text: string, country: CountryCode): { typeGroup: TypeGroup; slug: string } | null {
  const [, found, type, slug] = /\/report\/[a-z-]+\/project\/([A-Za-z]{2})\/([a-z-]+)\/([\w%.-]+)/.exec(text) ?? []
  const typeGroup = TYPE_GROUPS.find((one) => one === type)
  if (found?.toUpperCase() !== country || !typeGroup || !slug) return null
  try {
    return { typeGroup, slug: decodeURIComponent(slug) }
  } catch {
    return null
  }
}
