import { type MarkerData, markersOf, placeAt } from '#features/map/engine/marks/marker-data.ts'
import { planFilter } from '#features/map/engine/marks/marker-filter.ts'
import { nearMarks } from '#features/map/engine/marks/near-marks.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { boundsOfCamera } from '#property/base-map/camera.ts'
import { readStoredArtifact } from '../../src/server/provider/build/artifacts.ts'
import { type MeasuredMarket, openMarket } from './provider-on-file.ts'
import type { Row } from './report-table.ts'

const FRAME_MS = 1000 / 60
/** where marks become large: most of them are in view */
const ZOOM = 14.2
const VIEW = { width: 1440, height: 900 }
const VIEWS = 60

/** The published markers, read as the map reads them. */
function publishedMarks(market: MeasuredMarket): MarkerData {
  const file = openMarket(market)
  const files = TYPE_GROUPS.flatMap((group) => {
    const bytes = readStoredArtifact(file, `markers-${group}`)
    return bytes ? [{ group, bytes: Uint8Array.from(bytes).buffer }] : []
  })
  file.close()
  return markersOf(files)
}

/** The processor's work for one frame in which the map shows a new area. */
export function clusterRows(market: MeasuredMarket): Row[] {
  const data = publishedMarks(market)
  const plan = planFilter({}, null, null)
  const count = TYPE_GROUPS.reduce((sum, group) => sum + data[group].count, 0)
  const taken: number[] = []
  for (let round = 0; round < 2; round++)
    for (const group of TYPE_GROUPS)
      for (let i = 0; i < VIEWS; i++) {
        const place = placeAt(data[group], Math.floor((i * data[group].count) / VIEWS))
        if (!place) continue
        const bounds = boundsOfCamera({ ...place, zoom: ZOOM }, VIEW.width, VIEW.height)
        const before = process.cpuUsage()
        nearMarks(data, plan, bounds, ZOOM, null)
        const { user, system } = process.cpuUsage(before)
        // the first round lets the compiler optimise
        if (round > 0) taken.push((user + system) / 1_000)
      }
  const sorted = taken.toSorted((a, b) => a - b)
  const [median = 0, p95 = 0] = [sorted[sorted.length >> 1], sorted[Math.floor(sorted.length * 0.95)]]
  return [
    {
      what: `clusters of a view at zoom ${ZOOM} among ${count} markers, ms of processor, against one frame`,
      ours: `${median.toFixed(3)}, p95 ${p95.toFixed(3)}`,
      baseline: FRAME_MS.toFixed(1),
      ratio: `${Math.round((100 * p95) / FRAME_MS)} %`,
      isBroken: p95 > FRAME_MS,
    },
  ]
}
