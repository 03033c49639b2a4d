/** A URL slug: lower-case ASCII words joined by hyphens. "Blk 406 Ang Mo Kio Ave 10" → "blk-406-ang-mo-kio-ave-10". May be empty. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** No slug of a market is longer. */
export const SLUG_MAX_CHARS = 120
