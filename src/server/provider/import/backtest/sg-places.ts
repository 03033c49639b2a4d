import type { Progress } from '../../build/progress.ts'
import { streetKey } from '../place-names.ts'
import { numberCell, optionalInteger, required } from '../row-error.ts'
import { isBlockPlace, postalCodeFits } from '../sg/hdb-blocks.ts'
import { blockKey } from '../sg/hdb-estates.ts'
import { DOUBT_REASONS, doubtfulPlaces, type StatedPlace } from '../sg/place-check.ts'
import { districtOfPostalCode } from '../sg/postal-districts.ts'
import { eachBacktestRow } from './backtest-rows.ts'
import type { SiteFacts } from './market-builder.ts'
import { projectKey } from './sg-sales.ts'

export const BLOCK_FACTS = ['maxFloor', 'units', 'year'] as const

interface ReadBlocks {
  places: Map<string, SiteFacts>
  /** places that postal codes vouch for */
  known: StatedPlace[]
  leftOut: string[]
}

/** HDB's blocks by key. A block whose published position is not its own, by the rule of the import, is kept without one. */
export async function readBlocks(path: string, progress: Progress): Promise<ReadBlocks> {
  const places = new Map<string, SiteFacts>()
  const known: StatedPlace[] = []
  const leftOut = await eachBacktestRow(path, ['block', 'street_name', 'lat', 'lng', 'postal'], progress, (cell) => {
    const block = required(cell, 'block')
    const at = { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lng', 103.5, 104.2) }
    const postal = cell('postal')
    const district = postalCodeFits(block, postal) ? districtOfPostalCode(postal) : null
    if (district !== null) known.push({ ...at, district, street: '' })
    places.set(blockKey(block, required(cell, 'street_name')), {
      at: isBlockPlace(block, postal, cell('disagreement_m')) ? at : null,
      facts: {
        maxFloor: optionalInteger(cell, 'max_floor_lvl', 1, 100),
        units: optionalInteger(cell, 'total_dwelling_units', 1, 5000),
        year: optionalInteger(cell, 'year_completed', 1900, 2100),
      },
    })
  })
  return { places, known, leftOut }
}

/** A private project with a published position. */
interface PlacedProject extends StatedPlace {
  key: string
}

interface ReadProjects {
  /** by name with postal district, and by name with street, see {@link placeKeys} */
  places: Map<string, SiteFacts>
  /** site keys that stand for different projects in different postal districts */
  namesakes: ReadonlySet<string>
  leftOut: string[]
}

/** Private projects. Positions that contradict their address, judged as on import by each other and the `known` places, are left out and told. */
export async function readPrivateProjects(path: string, known: readonly StatedPlace[], progress: Progress): Promise<ReadProjects> {
  const projects: PlacedProject[] = []
  const leftOut = await eachBacktestRow(path, ['Project Name', 'street', 'district', 'lat', 'lon'], progress, (cell) => {
    const at = { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lon', 103.5, 104.2) }
    const [name, street] = [required(cell, 'Project Name'), cell('street')]
    projects.push({ ...at, street, district: numberCell(cell, 'district', 1, 28), key: projectKey(name, street) })
  })
  const doubtful = doubtfulPlaces(projects, known)
  for (const [reason, found] of Map.groupBy(doubtful.values(), (doubt) => DOUBT_REASONS[doubt]))
    leftOut.push(`${found.length} positions of private projects: ${reason}`)
  const places = new Map<string, SiteFacts>()
  for (const project of projects) {
    if (doubtful.has(project)) continue
    const { key, district, street, lat, lng } = project
    const [, byDistrict, byStreet] = placeKeys(key, `${district}`, street)
    for (const one of [byDistrict, byStreet]) places.set(one, { at: { lat, lng }, facts: {} })
  }
  const byKey = Map.groupBy(projects, ({ key }) => key)
  const isApart = (own: readonly PlacedProject[]) => new Set(own.map(({ district }) => district)).size > 1
  return { places, leftOut, namesakes: new Set([...byKey].filter(([, own]) => isApart(own)).map(([key]) => key)) }
}

/** Where to look for the place of a site: under its key, then as on import under its name with postal district or street. */
export const placeKeys = (
  siteKey: string,
  district: string,
  street: string,
): readonly [own: string, byDistrict: string, byStreet: string] => [siteKey, `${siteKey}|D${district}`, `${siteKey}|${streetKey(street)}`]
