const PREFIX = 'owner'

/** Under which name a tab keeps what was typed about a home. */
export const ownerKey = (country: string, typeGroup: string, slug: string): string => `${PREFIX} ${country} ${typeGroup} ${slug}`
