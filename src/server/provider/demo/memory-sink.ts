import type {
  AmenityRow,
  AreaRow,
  AskingRow,
  AssetRow,
  BuildingRow,
  LandRow,
  MapShape,
  MarketSink,
  ProjectRow,
  SourceRow,
  StackRow,
  TxnRow,
  UnitMixRow,
} from '../db/market/rows.ts'

/** A sink that keeps all rows, for tests and small markets. */
export function memorySink() {
  const rows = {
    source: [] as SourceRow[],
    area: [] as AreaRow[],
    project: [] as ProjectRow[],
    building: [] as BuildingRow[],
    stack: [] as StackRow[],
    txn: [] as TxnRow[],
    unitMix: [] as UnitMixRow[],
    land: [] as LandRow[],
    amenity: [] as AmenityRow[],
    asset: [] as AssetRow[],
    asking: [] as AskingRow[],
    shape: [] as MapShape[],
  }
  const sink: MarketSink = {
    source: (row) => void rows.source.push(row),
    area: (row) => void rows.area.push(row),
    project: (row) => void rows.project.push(row),
    building: (row) => void rows.building.push(row),
    stack: (row) => void rows.stack.push(row),
    txn: (row) => void rows.txn.push(row),
    unitMix: (row) => void rows.unitMix.push(row),
    land: (row) => void rows.land.push(row),
    amenity: (row) => void rows.amenity.push(row),
    asset: (row) => void rows.asset.push(row),
    asking: (row) => void rows.asking.push(row),
    shape: (row) => void rows.shape.push(row),
  }
  return { rows, sink }
}
