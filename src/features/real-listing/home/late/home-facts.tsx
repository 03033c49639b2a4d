import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { type Fact, FactsList } from '#property/facts-list.tsx'
import { constructionWords, floorTypeWords, furnishedWords } from '#property/listing/card/listing-words.ts'
import type { Format } from '#property/use-format.ts'
import { facilityWords, tenureWords, unitMixWord, wordOf } from '#property/vocabulary-words.ts'
import { PageSection } from '#ui/page-section.tsx'

/** The facts of the home, as it is advertised and as the records have its project; unknown ones are left out. */
export function HomeFacts({ home, format }: { home: ListedHomeFragment; format: Format }) {
  const { i18n, t } = useLingui()
  const say = i18n._.bind(i18n)
  const { tenure, tenureYears, floors, floorType, facilities } = home
  const years = tenureYears ?? 0
  const [low, high] = [floors?.low ?? 0, floors?.high ?? 0]
  const facts: Fact[] = [
    { key: 'mix', name: t`Kind of home`, value: unitMixWord(say, home.unitMix, home.propertyGroup) },
    { key: 'type', name: t`Type`, value: wordOf(say, home.propertyType) },
    { key: 'area', name: t`Floor area`, value: home.areaSqm === null ? null : format.areas(home.areaSqm) },
    { key: 'land', name: t`Land`, value: home.landSqm === null ? null : format.areas(home.landSqm) },
    { key: 'baths', name: t`Bathrooms`, value: home.bathrooms },
    { key: 'floor', name: t`Floor`, value: floors ? t`between ${low} and ${high}` : floorType ? say(floorTypeWords[floorType]) : null },
    { key: 'furnished', name: t`Furniture`, value: home.furnished ? say(furnishedWords[home.furnished]) : null },
    { key: 'tenure', name: t`Tenure`, value: tenure === 'LEASEHOLD' && years > 0 ? t`${years} years` : tenure && say(tenureWords[tenure]) },
    { key: 'built', name: t`Completion`, value: home.completionYear },
    { key: 'status', name: t`Construction`, value: say(constructionWords[home.constructionStatus]) },
    { key: 'has', name: t`Facilities`, value: format.list(facilities.map((one) => say(facilityWords[one]))) },
  ]
  return (
    <PageSection title={<Trans>The home</Trans>}>
      <FactsList facts={facts} />
    </PageSection>
  )
}
