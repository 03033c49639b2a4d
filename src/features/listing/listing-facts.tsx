import { useLingui } from '@lingui/react/macro'
import { formatArea, formatMoney } from '#lib/format.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { LISTING_ACTIVITY_WORDS } from './listing-words.ts'
import type { ListedListing } from './listings-data.ts'

type Named = Pick<ListedListing, 'projectName' | 'projectNameLocal' | 'street'>

/** What a listing is called: its project, else its street; null while neither is told. */
export function useListingName({ projectName, projectNameLocal, street }: Named): string | null {
  const { i18n } = useLingui()
  return projectName === '' ? street || null : localName(i18n, { name: projectName, nameLocal: projectNameLocal ?? null })
}

/** What is offered, and its kind and size, in one line. */
export function useListingLine({
  activity,
  unitMix,
  propertyGroup,
  areaSqm,
}: Pick<ListedListing, 'activity' | 'unitMix' | 'propertyGroup' | 'areaSqm'>): string {
  const { i18n } = useLingui()
  const unit = useAreaUnit()
  return [
    i18n._(LISTING_ACTIVITY_WORDS[activity]),
    unitMix ? unitMixWord((message) => i18n._(message), unitMix, propertyGroup ?? 'CONDO') : null,
    areaSqm ? formatArea(areaSqm, unit, i18n.locale) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The price that is asked, of a rent a month. */
export function ListingPrice({
  listing: { price, activity, country },
}: {
  listing: Pick<ListedListing, 'price' | 'activity' | 'country'>
}) {
  const { t, i18n } = useLingui()
  if (price == null) return null
  const money = formatMoney(price, COUNTRIES[country].currencyCode, i18n.locale)
  return <span className="figures">{activity === 'SALE' ? money : t`${money} a month`}</span>
}
