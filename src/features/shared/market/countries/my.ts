import type { Country } from '../country.ts'
import { DEFAULT_LOCATION } from '../default-location.ts'

export const malaysia: Country = {
  countryCode: 'MY',
  label: 'Malaysia',
  currencyCode: 'MYR',
  phoneCode: '+60',
  // a deployment sets its own by SERVICE_PHONE_MY
  customerServicePhoneNumber: null,
  mapCentre: { lat: DEFAULT_LOCATION.lat, lng: DEFAULT_LOCATION.lng, zoom: 10.5 },
  // KLCC
  cityCentre: { lat: 3.1579, lng: 101.7116 },
  locales: ['en-MY', 'ms-MY', 'zh-MY'],
  propertyGroups: ['condo', 'land'],
  propertyTypeGroups: ['private-stack', 'private-land'],
  areaLevels: ['region-admin-district', 'district', 'neighborhood'],
  reportAreaLevel: 'neighborhood',
  // built-up area of the parcel
  salesMeasures: { condo: 'BUA' },
  hasCodesOfBuildings: false,
  disclosesRent: false,
  stripeSubscriptionEnabled: true,
  timeZone: 'Asia/Kuala_Lumpur',
  copyrightLine: '© 2025 realEstate, Singapore',
  homeAreaUnit: 'sqft',
}
