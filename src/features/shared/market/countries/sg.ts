import type { Country } from '../country.ts'

export const singapore: Country = {
  countryCode: 'SG',
  label: 'Singapore',
  currencyCode: 'SGD',
  phoneCode: '+65',
  // a deployment sets its own by SERVICE_PHONE_SG
  customerServicePhoneNumber: null,
  mapCentre: { lat: 1.3521, lng: 103.8198, zoom: 11 },
  locales: ['en-US', 'zh-CH', 'ms-SG'],
  propertyGroups: ['hdb', 'condo', 'land'],
  propertyTypeGroups: ['public-stack', 'private-stack', 'private-land'],
  areaLevels: ['region-admin-district', 'region-admin-subdistrict', 'district', 'city-area', 'neighborhood'],
  reportAreaLevel: 'region-admin-subdistrict',
  disclosesRent: true,
  stripeSubscriptionEnabled: true,
  timeZone: 'Asia/Singapore',
}
