import { formatMonth } from '#lib/months.ts'
import type { DealRecord } from './deal-rows.ts'

/** Rows for a spreadsheet, in the order that `DealSheetPart.rows` tells. Only subscribers receive them, who are told floors and units. */
export const sheetRows = (deals: readonly DealRecord[]): string =>
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
      deal.areaSqm,
      deal.price,
      deal.psf,
      deal.activity,
      deal.units,
      deal.model,
    ]),
  )
