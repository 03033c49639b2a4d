import type { AreaMeasure, CountryCode, PropertyGroup } from '#market/vocabulary.ts'

/** The measure of floor areas in each market's recorded sales; null where the area is that of the land. */
const MEASURE: Record<CountryCode, Record<PropertyGroup, AreaMeasure | null>> = {
  // strata floor area; a public flat's is the internal area on its lease
  SG: { hdb: 'IFA', hos: null, condo: 'SFA', land: null },
  // built-up area of the parcel
  MY: { hdb: null, hos: null, condo: 'BUA', land: null },
  // saleable area, prescribed for first sales since 2013
  HK: { hdb: null, hos: 'SFA', condo: 'SFA', land: null },
  // internal area of the strata plan
  AU: { hdb: null, hos: null, condo: 'IFA', land: null },
}

export const measureOfSales = (country: CountryCode, group: PropertyGroup): AreaMeasure | null => MEASURE[country][group]
