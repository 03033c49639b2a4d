/** The primary language subtags (BCP-47) that the site is read in. Tables of figures and marks are total over them. */
export const LANGUAGES = ['en', 'zh', 'ms'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of a BCP-47 tag; English where it is none of the site's. */
export const languageOf = (tag: string): Language => LANGUAGES.find((language) => tag.split('-', 1)[0] === language) ?? 'en'

const READS_LOCAL_NAMES: Record<Language, boolean> = { en: false, zh: true, ms: false }

/** Do readers of a BCP-47 tag want places by their names in the market's own script? */
export const readsLocalNames = (tag: string): boolean => READS_LOCAL_NAMES[languageOf(tag)]
