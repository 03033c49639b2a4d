import type { Country } from '../country.ts'

export const hongKong: Country = {
  countryCode: 'HK',
  label: 'Hong Kong',
  currencyCode: 'HKD',
  phoneCode: '+852',
  // a deployment sets its own by SERVICE_PHONE_HK
  customerServicePhoneNumber: null,
  mapCentre: { lat: 22.3445, lng: 114.1549, zoom: 10.7 },
  // Central
  cityCentre: { lat: 22.282, lng: 114.1581 },
  locales: ['en-HK', 'zh-HK'],
  propertyGroups: ['hos', 'condo'],
  propertyTypeGroups: ['public-stack', 'private-stack'],
  areaLevels: ['region-admin-district', 'district', 'neighborhood'],
  reportAreaLevel: 'district',
  // saleable area, prescribed for first sales since 2013
  salesMeasures: { hos: 'SFA', condo: 'SFA' },
  hasCodesOfBuildings: false,
  disclosesRent: false,
  stripeSubscriptionEnabled: false,
  timeZone: 'Asia/Hong_Kong',
  copyrightLine: '© 2025 realEstate, Singapore',
  homeAreaUnit: 'sqft',
}
