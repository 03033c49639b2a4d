import type { Country } from '../country.ts'

export const australia: Country = {
  countryCode: 'AU',
  label: 'Australia',
  currencyCode: 'AUD',
  phoneCode: '+61',
  // a deployment sets its own by SERVICE_PHONE_AU
  customerServicePhoneNumber: null,
  mapCentre: { lat: -33.865, lng: 151.12, zoom: 10.3 },
  locales: ['en-AU'],
  propertyGroups: ['condo', 'land'],
  propertyTypeGroups: ['private-stack', 'private-land'],
  areaLevels: ['region-admin-district', 'district', 'neighborhood'],
  reportAreaLevel: 'neighborhood',
  disclosesRent: true,
  stripeSubscriptionEnabled: true,
  timeZone: 'Australia/Sydney',
}
