import type { TypedTexts } from '#session/typed-text.ts'

/**
 * The entries of a form with what is known put into its empty fields; what was typed stays. A field also counts as empty while it holds the
 * beginning that the page gave it, by `given`.
 */
export function filledIn<Entries extends object>(entered: Entries, known: TypedTexts, given: Partial<Entries> = {}): Entries {
  const fields = Object.entries(entered).flatMap(([field, value]) => {
    const text = known[field]
    const isEmpty = typeof value === 'string' && (value === '' || value === given[field as keyof Entries])
    return isEmpty && text ? [[field, text] as const] : []
  })
  return { ...entered, ...Object.fromEntries(fields) }
}
