import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES, type CountryCode, isStationType } from '#market/vocabulary.ts'
import { placeWord } from '../../around/place-words.ts'
import { wordOf } from '../../vocabulary-words.ts'
import type { Suggestion } from './use-suggestions.ts'

type Placed = Pick<Suggestion, 'kind' | 'title'> & Partial<Suggestion>

const schoolWords: Readonly<Record<string, MessageDescriptor>> = {
  primary: msg`Primary school`,
  secondary: msg`Secondary school`,
  'mixed-level': msg`School of several levels`,
  'junior-college': msg`Junior college`,
}

/** The regions by which a planning authority parts its country, under their names on record. */
const regionWords: Readonly<Record<string, MessageDescriptor>> = {
  'Central Region': msg`Central Region`,
  'East Region': msg`East Region`,
  'North Region': msg`North Region`,
  'North-East Region': msg`North-East Region`,
  'West Region': msg`West Region`,
}

/** Areas of the highest level are called as their country is labelled. */
const countryOf = (name: string) => COUNTRY_CODES.find((code) => COUNTRIES[code].label === name)

function areaOf(i18n: I18n, { areaName, areaNameLocal }: Placed): string | null {
  if (!areaName) return null
  const region = regionWords[areaName]
  if (region) return i18n._(region)
  const country = countryOf(areaName)
  if (country) return new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(country) ?? areaName
  return localName(i18n, { name: areaName, nameLocal: areaNameLocal ?? null })
}

function kindOf(i18n: I18n, country: CountryCode, { kind, propertyType, amenityType, schoolKind }: Placed): string | null {
  if (kind === 'STATION') return i18n._(amenityType && isStationType(amenityType) ? placeWord(amenityType, country) : msg`Station`)
  if (kind === 'SCHOOL') return i18n._(schoolWords[schoolKind ?? ''] ?? msg`School`)
  if (kind === 'PROJECT' && propertyType) return wordOf((message) => i18n._(message), propertyType)
  if (kind === 'STREET') return i18n._(msg`Street`)
  return kind === 'AREA' ? i18n._(msg`Area`) : null
}

/** What a suggestion is and where, in the reader's words: kinds by their code, areas by their local name. */
export function useSuggestionPlace(country: CountryCode): (suggestion: Placed) => string {
  const { i18n } = useLingui()
  return (suggestion) => {
    const { title, street, estate, postalCode, code, projectName, projectNameLocal } = suggestion
    const building = projectName ? localName(i18n, { name: projectName, nameLocal: projectNameLocal ?? null }) : null
    const own = street && title.toLowerCase().includes(street.toLowerCase()) ? null : street
    return [kindOf(i18n, country, suggestion), estate, building, own, areaOf(i18n, suggestion), postalCode, code]
      .filter(Boolean)
      .join(' · ')
  }
}
