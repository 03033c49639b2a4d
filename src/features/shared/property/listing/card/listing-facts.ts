import { useLingui } from '@lingui/react/macro'
import type { ListingCardFragment } from '#graphql/generated/graphql.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord, wordOf } from '#property/vocabulary-words.ts'
import { floorTypeWords, furnishedWords } from './listing-words.ts'

type Facts = Pick<
  ListingCardFragment,
  'unitMix' | 'propertyGroup' | 'propertyType' | 'areaSqm' | 'landSqm' | 'floorType' | 'floors' | 'furnished'
>

/** Kind, size, floor and furniture of an advertised home, as far as they are told. */
export function useListingFacts(format: Format): (home: Facts) => string[] {
  const { i18n, t } = useLingui()
  const say = i18n._.bind(i18n)
  return ({ unitMix, propertyGroup, propertyType, areaSqm, landSqm, floorType, floors, furnished }) => {
    const land = landSqm === null ? '' : format.area(landSqm)
    const [low, high] = [floors?.low ?? 0, floors?.high ?? 0]
    return [
      unitMixWord(say, unitMix, propertyGroup),
      wordOf(say, propertyType),
      areaSqm === null ? '' : format.area(areaSqm),
      land === '' ? '' : t`land ${land}`,
      floors ? t`floor ${low}–${high}` : floorType ? i18n._(floorTypeWords[floorType]) : '',
      furnished ? i18n._(furnishedWords[furnished]) : '',
    ].filter((text, at, all) => text !== '' && all.indexOf(text) === at)
  }
}
