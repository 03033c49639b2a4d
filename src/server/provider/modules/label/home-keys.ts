import { foldHan } from '#lib/han-script.ts'
import { SHORT_FORMS } from '#lib/search-spellings.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** A home as letters name it; parts that are not known are ''. */
export interface PostalHome {
  unit: string
  building: string
  street: string
  locality: string
  postalCode: string
}

/** Words that say of a number what it is. */
const UNIT_WORDS = /\b(?:UNIT|FLAT|APT|APARTMENT|ROOM|RM|NO|FLOOR|FL|LEVEL|LVL)\b|室|樓|楼|層|层|單位|单位/g
const BLOCK = /\b(?:BLK|BLOCK)\b/g

const folded = (text: string): string => foldHan(text.normalize('NFKC')).toUpperCase()

/** A unit as its numbers and letters: "#05-12", "Unit 5-12" and "05-12" are one. Hong Kong names floor and flat in either order. */
export function postalUnitKey(country: CountryCode, unit: string): string {
  const bare = folded(unit)
    .replaceAll(/(\d)\s*\/\s*F\b/g, '$1 ')
    .replaceAll(UNIT_WORDS, ' ')
  const parts = (bare.match(/\d+|[\p{L}]+/gu) ?? []).map((part) => part.replace(/^0+(?=\d)/, ''))
  return (country === 'HK' ? parts.sort() : parts).join('-')
}

/** A street or a name without what is spelled in several ways. */
const placeKey = (text: string): string =>
  folded(text)
    .replaceAll(BLOCK, ' ')
    .replaceAll(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT_FORMS[word.toLowerCase()]?.toUpperCase() ?? word)
    .join('')

interface HomeKeys {
  /** by each of which its building is known */
  buildings: string[]
  unit: string
}

/** All ways to recognise a home that is about to be written to. */
export function keysOfHome(country: CountryCode, { unit, building, street, postalCode }: PostalHome): HomeKeys {
  const [code, road, name] = [folded(postalCode).replaceAll(/\s/g, ''), placeKey(street), placeKey(building)]
  return {
    unit: postalUnitKey(country, unit),
    buildings: [
      ...(COUNTRIES[country].hasCodesOfBuildings && code ? [`code ${code}`] : []),
      // a street without a number is no building
      ...(/\d/.test(road) ? [`street ${road}`] : []),
      ...(name ? [`name ${name}`] : []),
    ],
  }
}

/**
 * The ways to recognise a home that asked for no letters: by its postal code and street, and by the building's name only where neither is
 * known, since blocks of one estate share it. Without a unit all homes of the building are meant.
 */
export function keysToSuppress(country: CountryCode, home: PostalHome): HomeKeys {
  const { buildings, unit } = keysOfHome(country, home)
  const exact = buildings.filter((key) => !key.startsWith('name '))
  return { buildings: exact.length > 0 ? exact : buildings, unit }
}
