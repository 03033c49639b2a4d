import type { PhoneCode } from '#lib/phone-number.ts'
import type { FloorAreaUnit } from '#lib/units.ts'
import type { LocaleCode } from './locale-tags.ts'
import type { AreaLevel, AreaMeasure, CountryCode, PropertyGroup, TypeGroup } from './vocabulary.ts'

/** In whose name invoices of plans are written in a country. '' where it is not told. */
export interface PlanSeller {
  /** as the company is registered */
  name: string
  /** in one line */
  address: string
  /** under which it is registered for the sales tax of the country */
  taxNumber: string
}

/** §3 Office location. */
export interface OfficeLocation {
  city: string
  /** in one line, as a letter to it is addressed */
  address: string
  /** "+65 6000 0000"; null where the office has none */
  phone: string | null
  email: string | null
  /** an https address of a map of the place */
  mapLink: string | null
}

/** §3 Country config. Its office locations are set by a deployment (`OFFICES_*`, `src/server/offices.ts`). */
export interface Country {
  countryCode: CountryCode
  label: string
  currencyCode: string
  phoneCode: PhoneCode
  /** joined, e.g. "+6560000000": chat buttons and the footer's WhatsApp lead to it; null where a deployment has set none */
  customerServicePhoneNumber: string | null
  /** where the map opens */
  mapCentre: { lat: number; lng: number; zoom: number }
  /** the place around which the home page names stations; degrees */
  cityCentre: { lat: number; lng: number }
  /** the country's locales, first is its default */
  locales: readonly [LocaleCode, ...LocaleCode[]]
  propertyGroups: readonly PropertyGroup[]
  /** of those groups, in the order in which results offer them */
  propertyTypeGroups: readonly TypeGroup[]
  /** the levels of its areas below the country, the largest first; a search may start from each */
  areaLevels: readonly AreaLevel[]
  /** §9 default report area level */
  reportAreaLevel: AreaLevel
  /** what floor areas in its recorded sales are measured by; nothing where the area is that of the land */
  salesMeasures: Partial<Record<PropertyGroup, AreaMeasure>>
  /** a postal code is of one building (product §3.2) */
  hasCodesOfBuildings: boolean
  /** §9 disclosure flags: false hides rent transactions and disclosed rent price */
  disclosesRent: boolean
  /** §9 card subscriptions */
  stripeSubscriptionEnabled: boolean
  timeZone: string
  /** §2.8: Australia omits ", Singapore" */
  copyrightLine: string
  /** in what homes are measured when somebody looks for one */
  homeAreaUnit: FloorAreaUnit
}
