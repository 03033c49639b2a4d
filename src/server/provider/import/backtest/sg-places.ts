import type { Progress } from '../../db/build/progress.ts'
import { numberCell, optionalInteger, required } from '../row-error.ts'
import { postalCodeFits } from '../sg/hdb-blocks.ts'
import { eachBacktestRow } from './backtest-rows.ts'
import type { SiteFacts } from './market-builder.ts'
import { blockKey, projectKey } from './sg-sales.ts'

export const BLOCK_FACTS = ['maxFloor', 'units', 'year'] as const

/** HDB's blocks by key. A block whose postal code contradicts its number is kept without a position. */
export async function readBlocks(path: string, progress: Progress): Promise<{ places: Map<string, SiteFacts>; told: string[] }> {
  const places = new Map<string, SiteFacts>()
  const told = await eachBacktestRow(path, ['block', 'street_name', 'lat', 'lng', 'postal'], progress, (cell) => {
    const block = required(cell, 'block')
    const at = { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lng', 103.5, 104.2) }
    const postal = cell('postal')
    const misplaced = /^\d{6}$/.test(postal) && !postalCodeFits(block, postal)
    places.set(blockKey(block, required(cell, 'street_name')), {
      at: misplaced ? null : at,
      facts: {
        maxFloor: optionalInteger(cell, 'max_floor_lvl', 1, 100),
        units: optionalInteger(cell, 'total_dwelling_units', 1, 5000),
        year: optionalInteger(cell, 'year_completed', 1900, 2100),
      },
    })
  })
  return { places, told }
}

/** Private projects by key. */
export async function readPrivateProjects(path: string, progress: Progress): Promise<{ places: Map<string, SiteFacts>; told: string[] }> {
  const places = new Map<string, SiteFacts>()
  const told = await eachBacktestRow(path, ['Project Name', 'street', 'lat', 'lon'], progress, (cell) => {
    const at = { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lon', 103.5, 104.2) }
    places.set(projectKey(required(cell, 'Project Name'), cell('street')), { at, facts: {} })
  })
  return { places, told }
}
