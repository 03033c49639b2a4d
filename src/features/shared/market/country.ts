import type { LocaleCode } from './locale-tags.ts'
import type { AreaLevel, CountryCode, PropertyGroup, TypeGroup } from './vocabulary.ts'

/** §3 Country config. */
export interface Country {
  countryCode: CountryCode
  label: string
  currencyCode: string
  phoneCode: string
  /** joined, e.g. "+6560000000": chat buttons and the footer's WhatsApp lead to it; null where a deployment has set none */
  customerServicePhoneNumber: string | null
  /** where the map opens */
  mapCentre: { lat: number; lng: number; zoom: number }
  /** the country's locales, first is its default */
  locales: readonly [LocaleCode, ...LocaleCode[]]
  propertyGroups: readonly PropertyGroup[]
  /** of those groups, in the order in which results offer them */
  propertyTypeGroups: readonly TypeGroup[]
  /** the levels of its areas below the country, the largest first; a search may start from each */
  areaLevels: readonly AreaLevel[]
  /** §9 default report area level */
  reportAreaLevel: AreaLevel
  /** §9 disclosure flags: false hides rent transactions and disclosed rent price */
  disclosesRent: boolean
  /** §9 card subscriptions */
  stripeSubscriptionEnabled: boolean
  timeZone: string
}
