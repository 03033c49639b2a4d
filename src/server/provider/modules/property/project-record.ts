import type { ConstructionStatus, PropertyGroup, Tenure, TypeGroup } from '#market/vocabulary.ts'

/** A project as the resolvers see it: one row of `project`. Months are yyyymm. */
export interface ProjectRecord {
  id: number
  typeGroup: TypeGroup
  propertyGroup: PropertyGroup
  propertyType: string
  slug: string
  name: string
  nameLocal: string | null
  block: string | null
  street: string
  postalCode: string | null
  areaId: number
  districtId: number | null
  lat: number | null
  lng: number | null
  tenure: Tenure | null
  tenureYears: number | null
  leaseStartYear: number | null
  completionYear: number | null
  constructionStatus: ConstructionStatus
  floors: number | null
  unitCount: number | null
  developer: string | null
  facilities: number
  saleCount: number
  saleCount1y: number
  saleCount30d: number
  rentCount: number
  rentCount1y: number
  rentCount30d: number
  lastSaleMonth: number | null
  lastSalePrice: number | null
  lastSalePsf: number | null
  lastRentMonth: number | null
  lastRentPrice: number | null
  lastRentPsf: number | null
  /** the last month of the trailing twelve that the figures are of */
  figuresMonth: number | null
  psfN: number
  psfP25: number | null
  psfMedian: number | null
  psfP75: number | null
  rentPsfN: number
  rentPsfP25: number | null
  rentPsfMedian: number | null
  rentPsfP75: number | null
  /** floor area of all single sales on record */
  transactedAreaSqm: number | null
  change12m: number | null
  grossYield: number | null
  areaSqmMin: number | null
  areaSqmMax: number | null
}

/** The columns of a {@link ProjectRecord}; the table's alias is `p`. */
export const PROJECT_COLUMNS = `p.id, p.type_group as typeGroup, p.property_group as propertyGroup, p.property_type as propertyType, p.slug,
  p.name, p.name_local as nameLocal, p.block, p.street, p.postal_code as postalCode, p.area_id as areaId, p.district_id as districtId,
  p.lat, p.lng, p.tenure, p.tenure_years as tenureYears, p.lease_start_year as leaseStartYear, p.completion_year as completionYear,
  p.construction_status as constructionStatus, p.floors, p.unit_count as unitCount, p.developer, p.facilities,
  p.sale_count as saleCount, p.sale_count_1y as saleCount1y, p.sale_count_30d as saleCount30d,
  p.rent_count as rentCount, p.rent_count_1y as rentCount1y, p.rent_count_30d as rentCount30d, p.figures_month as figuresMonth,
  p.last_sale_month as lastSaleMonth, p.last_sale_price as lastSalePrice, p.last_sale_psf as lastSalePsf,
  p.last_rent_month as lastRentMonth, p.last_rent_price as lastRentPrice, p.last_rent_psf as lastRentPsf,
  p.psf_n as psfN, p.psf_p25 as psfP25, p.psf_median as psfMedian, p.psf_p75 as psfP75, p.rent_psf_n as rentPsfN,
  p.rent_psf_p25 as rentPsfP25, p.rent_psf_median as rentPsfMedian, p.rent_psf_p75 as rentPsfP75, p.change_12m as change12m,
  p.transacted_area_sqm as transactedAreaSqm,
  p.gross_yield as grossYield, p.area_sqm_min as areaSqmMin, p.area_sqm_max as areaSqmMax`
