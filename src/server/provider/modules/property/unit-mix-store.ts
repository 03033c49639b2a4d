import type { ProviderContext } from '../../context.ts'
import { batchLoader, groupBy } from '../../db/batch-loader.ts'
import { type UnitMixRecord, withoutRent } from './unit-mix-rules.ts'

const COLUMNS = `project_id as projectId, unit_mix as unitMix, unit_count as unitCount, units_available as unitsAvailable, bedroom_count as bedroomCount,
  bathroom_count as bathroomCount, gfa_sqft_avg as gfaSqftAvg, gfa_sqft_min as gfaSqftMin, gfa_sqft_max as gfaSqftMax,
  last_sale_price as lastSalePrice, last_sale_psf as lastSalePsf, last_sale_month as lastSaleMonth, last_rent_price as lastRentPrice,
  last_rent_psf as lastRentPsf, last_rent_month as lastRentMonth, sale_price_avg as salePriceAvg, sale_price_min as salePriceMin,
  sale_price_max as salePriceMax, sale_price_median as salePriceMedian, sale_psf_avg as salePsfAvg, sale_psf_min as salePsfMin,
  sale_psf_max as salePsfMax, sale_psf_median as salePsfMedian, rent_price_avg as rentPriceAvg, rent_price_min as rentPriceMin,
  rent_price_max as rentPriceMax, rent_price_median as rentPriceMedian, rent_psf_avg as rentPsfAvg, rent_psf_min as rentPsfMin,
  rent_psf_max as rentPsfMax, rent_psf_median as rentPsfMedian, launch_price_avg as launchPriceAvg, launch_price_min as launchPriceMin,
  launch_price_max as launchPriceMax, launch_psf_avg as launchPsfAvg, launch_psf_min as launchPsfMin, launch_psf_max as launchPsfMax,
  monthly_rent_yield as monthlyRentYield, sale_count_1y as saleCount1y, sale_count_30d as saleCount30d, rent_count_1y as rentCount1y,
  rent_count_30d as rentCount30d, listing_count_1y as listingCount1y, listing_count_30d as listingCount30d, listing_price_min as listingPriceMin,
  listing_price_max as listingPriceMax, listing_psf_min as listingPsfMin, listing_psf_max as listingPsfMax, sale_price_p25 as salePriceP25,
  sale_price_p75 as salePriceP75, sale_psf_p25 as salePsfP25, sale_psf_p75 as salePsfP75, rent_price_p25 as rentPriceP25,
  rent_price_p75 as rentPriceP75, rent_psf_p25 as rentPsfP25, rent_psf_p75 as rentPsfP75, launch_price_median as launchPriceMedian,
  launch_psf_median as launchPsfMedian, launch_count as launchCount`

/** The unit mixes of each project. */
export const unitMixesByProject = ({ market, country }: ProviderContext) =>
  batchLoader<number, UnitMixRecord[]>(async (ids) => {
    const rows = await market.all<UnitMixRecord>(
      `select ${COLUMNS} from unit_mix where project_id in (select value from json_each(?)) order by project_id, unit_mix`,
      JSON.stringify(ids),
    )
    return groupBy(country.disclosesRent ? rows : rows.map(withoutRent), (row) => row.projectId)
  }, [])
