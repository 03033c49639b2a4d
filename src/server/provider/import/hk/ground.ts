import type { MarketSink } from '../../db/market/rows.ts'
import { basemapOf } from '../../demo/basemap.ts'
import { landOf } from '../../demo/coast.ts'
import { hongKongDemo } from '../../demo/hk/hong-kong-demo.ts'

/** Map shapes that the published files lack: districts reach out to sea, so the coast is the shipped one, with its country parks and waters. */
export function writeGround(sink: MarketSink): void {
  for (const shape of basemapOf({ ...hongKongDemo, lines: [] }, landOf(hongKongDemo))) sink.shape(shape)
}
