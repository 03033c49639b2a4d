import type { Country } from '../country.ts'

export const singapore: Country = {
  countryCode: 'SG',
  label: 'Singapore',
  currencyCode: 'SGD',
  phoneCode: '+65',
  // a deployment sets its own by SERVICE_PHONE_SG
  customerServicePhoneNumber: null,
  mapCentre: { lat: 1.3521, lng: 103.8198, zoom: 11 },
  // Raffles Place
  cityCentre: { lat: 1.2841, lng: 103.8515 },
  locales: ['en-US', 'zh-CH', 'ms-SG'],
  propertyGroups: ['hdb', 'condo', 'land'],
  propertyTypeGroups: ['public-stack', 'private-stack', 'private-land'],
  areaLevels: ['region-admin-district', 'region-admin-subdistrict', 'district', 'city-area', 'neighborhood'],
  reportAreaLevel: 'region-admin-subdistrict',
  // strata floor area; a public flat's is the internal area on its lease
  salesMeasures: { hdb: 'IFA', condo: 'SFA' },
  hasCodesOfBuildings: true,
  disclosesRent: true,
  stripeSubscriptionEnabled: true,
  timeZone: 'Asia/Singapore',
  copyrightLine: '© 2025 realEstate, Singapore',
  homeAreaUnit: 'sqft',
}
