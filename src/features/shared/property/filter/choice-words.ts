import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChoiceOf, SetKey } from '#filter/rows.ts'
import { enumName } from '#filter/wire-names.ts'
import { recordOf } from '#lib/records.ts'
import { FACILITIES } from '#market/vocabulary.ts'
import { facilityWords, propertyGroupWords, typeGroupWords } from '../vocabulary-words.ts'

const numbers = {
  '1': msg`1`,
  '2': msg`2`,
  '3': msg`3`,
  '4': msg`4`,
  '5+': msg`5 or more`,
}

/** The words of every choice of every set. */
const choiceWords: { [Key in SetKey]: Record<ChoiceOf<Key>, MessageDescriptor> } = {
  typeGroups: typeGroupWords,
  propertyGroups: {
    hdb: propertyGroupWords.HDB,
    hos: propertyGroupWords.HOS,
    condo: propertyGroupWords.CONDO,
    land: propertyGroupWords.LAND,
  },
  tenures: {
    freehold: msg`Freehold`,
    'leasehold-999': msg`Leasehold, 900 years or more`,
    leasehold: msg`Leasehold, up to 110 years`,
  },
  bedrooms: { studio: msg`Studio`, ...numbers },
  bathrooms: numbers,
  facilities: recordOf(FACILITIES, (name) => facilityWords[enumName(name)]),
  constructionStatuses: {
    preconstruction: msg`Planned`,
    'building-under-construction': msg`Under construction`,
    completed: msg`Completed`,
  },
}

/** The word of one choice of a set; a value that is none of its choices stands for itself. */
export function choiceWord(i18n: I18n, key: SetKey, choice: string): string {
  const words: Partial<Record<string, MessageDescriptor>> = choiceWords[key]
  const message = words[choice]
  return message ? i18n._(message) : choice
}
