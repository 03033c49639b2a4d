import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { measuredArea } from '#property/estimate/estimate-statement.tsx'
import { unitMixWord } from '#property/vocabulary-words.ts'

const KINDS: Record<string, MessageDescriptor> = {
  'Core Central Region': msg`Core Central Region`,
  'Rest of Central Region': msg`Rest of Central Region`,
  'Outside Central Region': msg`Outside Central Region`,
  'Executive Condominium': msg`Executive condominium`,
  terrace: msg`Terrace house`,
  'semi-detached': msg`Semi-detached house`,
  detached: msg`Detached house`,
  'strata terrace': msg`Strata terrace house`,
  'strata semi-detached': msg`Strata semi-detached house`,
  'strata detached': msg`Strata detached house`,
  EXECUTIVE: msg`Executive`,
  'MULTI-GENERATION': msg`Multi-generation`,
}

/** What a back-test calls its areas and kinds, "4 ROOM", "District 9", "ANG MO KIO", for a reader. Names of places stay names. */
export function measuredName(i18n: I18n, name: string): string {
  const rooms = /^(\d) ROOM$/.exec(name)?.[1]
  if (rooms) return unitMixWord(i18n._.bind(i18n), rooms, 'HDB')
  const known = KINDS[name]
  return known ? i18n._(known) : measuredArea(i18n, name)
}
