import { sqftToSqm } from '#lib/units.ts'
import { UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import { TXN_FLAG } from '../../db/market/rows.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { eachCsvRow } from '../read-rows.ts'
import { monthOf, numberCell, RowError, required } from '../row-error.ts'
import type { BedroomsByArea } from './bedrooms-by-area.ts'
import type { PrivateProjects } from './private-projects.ts'

/** "non-landed properties 2 bedroom", "condo 03 bedroom", "non-landed properties" (not stated), as unit mixes. */
export function rentalUnitMix(text: string): UnitMix | undefined {
  const match = /^(?:non-landed properties|condo|executive condominium)(?: (\d{1,2}) bedroom)?$/.exec(text.trim().toLowerCase())
  if (!match) return undefined
  const bedrooms = match[1] === undefined ? 0 : Number(match[1])
  if (bedrooms === 0) return 'apt'
  return (bedrooms <= 5 && UNIT_MIXES.find((mix) => mix === String(bedrooms))) || 'other'
}

/** URA rental contracts; areas are the middles of published bands. */
export async function readPrivateRentals(
  file: RecognisedFile,
  context: ImportContext,
  projects: PrivateProjects,
  bedrooms: BedroomsByArea,
  nextTxn: () => number,
): Promise<void> {
  await eachCsvRow(file, context, (cell, tally) => {
    const month = monthOf(cell, 'contract_date')
    const name = required(cell, 'project')
    const at = { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lon', 103.5, 104.2) }
    const areaSqm = Math.round(sqftToSqm(numberCell(cell, 'size_sqft', 50, 30_000)) * 10) / 10
    const price = Math.round(numberCell(cell, 'rent_sgd', 100, 500_000))
    const unitMix = rentalUnitMix(cell('room_count_source_text'))
    if (unitMix === undefined) throw new RowError('room_count_source_text', 'is not a kind of home')
    const project = projects.get(name, '', tally.sourceId, { at })
    project.occupied = true
    if (project.lat === null) {
      Object.assign(project, at)
      project.notePlace = tally.noteLater('lat')
    }
    if (/\p{Ll}/u.test(name)) project.name = name
    if (unitMix !== 'apt' && unitMix !== 'other') bedrooms.add(project.id, areaSqm, unitMix)
    context.sink.txn({
      id: nextTxn(),
      projectId: project.id,
      buildingId: null,
      kind: 'rent',
      activity: 'rent',
      month,
      price,
      areaSqm,
      unitMix,
      floorLow: null,
      floorHigh: null,
      unitNo: null,
      units: 1,
      model: null,
      leaseStartYear: null,
      sourceId: tally.sourceId,
      flags: TXN_FLAG.areaIsBand,
      stackId: null,
    })
    return month
  })
}
