import type { Country } from '../country.ts'

export const australia: Country = {
  countryCode: 'AU',
  label: 'Australia',
  currencyCode: 'AUD',
  phoneCode: '+61',
  // a deployment sets its own by SERVICE_PHONE_AU
  customerServicePhoneNumber: null,
  mapCentre: { lat: -33.865, lng: 151.12, zoom: 10.3 },
  // Town Hall
  cityCentre: { lat: -33.8736, lng: 151.2069 },
  locales: ['en-AU'],
  propertyGroups: ['condo', 'land'],
  propertyTypeGroups: ['private-stack', 'private-land'],
  areaLevels: ['region-admin-district', 'district', 'neighborhood'],
  reportAreaLevel: 'neighborhood',
  // internal area of the strata plan
  salesMeasures: { condo: 'IFA' },
  hasCodesOfBuildings: false,
  disclosesRent: true,
  stripeSubscriptionEnabled: true,
  timeZone: 'Australia/Sydney',
  copyrightLine: '© 2025 realEstate',
  homeAreaUnit: 'sqm',
}
