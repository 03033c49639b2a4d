import type { ActivityType } from '#market/vocabulary.ts'
import { TXN_FLAG } from '../../db/market/rows.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { eachCsvRow } from '../read-rows.ts'
import { type Cell, integerCell, numberCell, oneOf, RowError, required } from '../row-error.ts'
import type { BedroomsByArea } from './bedrooms-by-area.ts'
import { hdbFloorBand } from './hdb-words.ts'
import { PRIVATE_TYPES, type PrivateProjects } from './private-projects.ts'
import { parseTenure } from './tenure.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const ACTIVITIES: Readonly<Record<string, ActivityType>> = { Resale: 'resale', 'New Sale': 'newsale', 'Sub Sale': 'subsale' }

/** "Dec-22" → 202212; undefined when it is not such a month. */
export function saleMonth(text: string): number | undefined {
  const match = /^([a-z]{3})-(\d{2})$/i.exec(text.trim())
  const month = MONTHS.indexOf(match?.[1]?.toLowerCase() ?? '')
  if (!match || month < 0) return undefined
  const year = Number(match[2])
  return (year < 80 ? 2000 + year : 1900 + year) * 100 + month + 1
}

interface PrivateSale {
  month: number
  price: number
  areaSqm: number
  units: number
  flags: number
}

function figuresOf(cell: Cell): PrivateSale {
  const month = saleMonth(cell('Sale Date'))
  if (month === undefined) throw new RowError('Sale Date', 'is not a month')
  const units = integerCell(cell, 'Number of Units', 1, 5_000)
  const onLand = oneOf(cell, 'Type of Area', { Strata: false, Land: true })
  const gross = numberCell(cell, 'Transacted Price ($)', 10_000, 10_000_000_000)
  const price = Math.round(cell('Nett Price($)').trim() === '' ? gross : numberCell(cell, 'Nett Price($)', 10_000, 10_000_000_000))
  const areaSqm = numberCell(cell, 'Area (SQM)', 10, 1_000_000)
  // a strata home's price by the area of its land is not comparable: kept, but left out of statistics
  const flags = (units > 1 ? TXN_FLAG.multiUnit : 0) | (onLand ? TXN_FLAG.landArea | TXN_FLAG.outlier : 0)
  return { month, price, areaSqm, units, flags }
}

/** URA caveats of non-landed homes. Where a nett price is stated (after discounts) it is the price. */
export async function readPrivateSales(
  file: RecognisedFile,
  context: ImportContext,
  projects: PrivateProjects,
  bedrooms: BedroomsByArea,
  nextTxn: () => number,
): Promise<void> {
  await eachCsvRow(file, context, (cell, tally) => {
    const own = figuresOf(cell)
    const activity = oneOf(cell, 'Type of Sale', ACTIVITIES)
    const propertyType = oneOf(cell, 'Property Type', PRIVATE_TYPES)
    const district = integerCell(cell, 'Postal District', 1, 28)
    const tenure = parseTenure(cell('Tenure'))
    if (!tenure) throw new RowError('Tenure', 'is not a tenure')
    const floors = hdbFloorBand(cell('Floor Level'))
    if (floors === undefined) throw new RowError('Floor Level', 'is not a range of floors')
    const project = projects.get(required(cell, 'Project Name'), required(cell, 'Street Name'), tally.sourceId, { district })
    project.propertyType ??= propertyType
    project.district ??= district
    if (project.tenure === null) Object.assign(project, tenure)
    if (activity === 'newsale') project.lastLaunch = Math.max(project.lastLaunch ?? 0, own.month)
    if (activity === 'resale') project.occupied = true
    const derived = own.flags === 0 ? bedrooms.of(project.id, own.areaSqm) : null
    context.sink.txn({
      id: nextTxn(),
      projectId: project.id,
      buildingId: null,
      kind: 'sale',
      activity,
      month: own.month,
      price: own.price,
      areaSqm: own.areaSqm,
      unitMix: derived ?? 'apt',
      floorLow: floors?.low ?? null,
      floorHigh: floors?.high ?? null,
      unitNo: null,
      units: own.units,
      model: cell('Property Type'),
      leaseStartYear: tenure.leaseStartYear,
      sourceId: tally.sourceId,
      flags: own.flags | (derived === null ? 0 : TXN_FLAG.derivedUnitMix),
      stackId: null,
    })
    return own.month
  })
}
