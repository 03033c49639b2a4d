import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'

/** The home that a parameter names, "SG/private-stack/the-meadow", or null. */
export function projectIn(text: string | undefined) {
  const [country, typeGroup, slug, ...more] = (text ?? '').split('/')
  const code = COUNTRY_CODES.find((one) => one === country)
  const group = TYPE_GROUPS.find((one) => one === typeGroup)
  return code && group && slug && /^[\w-]+$/.test(slug) && more.length === 0 ? { country: code, typeGroup: group, slug } : null
}
