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
  rentCount: number
  lastSaleMonth: number | null
  lastSalePrice: number | null
  lastSalePsf: number | null
  psfN: number
  psfP25: number | null
  psfMedian: number | null
  psfP75: number | null
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
  p.sale_count as saleCount, p.sale_count_1y as saleCount1y, p.rent_count as rentCount,
  p.last_sale_month as lastSaleMonth, p.last_sale_price as lastSalePrice, p.last_sale_psf as lastSalePsf,
  p.psf_n as psfN, p.psf_p25 as psfP25, p.psf_median as psfMedian, p.psf_p75 as psfP75, p.change_12m as change12m,
  p.gross_yield as grossYield, p.area_sqm_min as areaSqmMin, p.area_sqm_max as areaSqmMax`
