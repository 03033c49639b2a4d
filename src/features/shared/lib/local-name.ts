import { readsLocalNames } from '#lib/language.ts'
/** A place's name for the reader: in Chinese its local name where the data has one, else the name on record. */
export const localName = (i18n: { locale: string }, place: { name: string; nameLocal?: string | null }): string =>
  (readsLocalNames(i18n.locale) && place.nameLocal) || place.name
