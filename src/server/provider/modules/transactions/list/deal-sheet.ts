import { formatMonth } from '#lib/months.ts'
import type { DealRecord } from './deal-rows.ts'

/** What a spreadsheet has of a deal. */
export type DealOfSheet = Pick<
  DealRecord,
  | 'yearAlone'
  | 'month'
  | 'projectName'
  | 'street'
  | 'areaName'
  | 'propertyGroup'
  | 'unitMix'
  | 'unitNo'
  | 'floorLow'
  | 'floorHigh'
  | 'areaSqm'
  | 'price'
  | 'psf'
  | 'activity'
  | 'units'
  | 'model'
>

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts

/**
 * Rows for a spreadsheet as JSON text, in the order that `DealSheetPart.rows` tells: square metres to tenths, as registers have them, and prices per
 * square foot, which are counted from them, to cents. Only subscribers receive them, who are told floors and units.
 */
export const dealSheetRows = (deals: readonly DealOfSheet[]): string =>
  JSON.stringify(
    deals.map((deal) => [
      deal.yearAlone ? String(Math.floor(deal.month / 100)) : formatMonth(deal.month),
      deal.projectName,
      deal.street,
      deal.areaName,
      deal.propertyGroup,
      deal.unitMix,
      deal.unitNo,
      deal.floorLow,
      deal.floorHigh,
      deal.areaSqm === null ? null : rounded(deal.areaSqm, 10),
      deal.price,
      deal.psf === null ? null : rounded(deal.psf, 100),
      deal.activity,
      deal.units,
      deal.model,
    ]),
  )
