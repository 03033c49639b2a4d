import type { Timetable } from '#market/timetable/timetable.ts'
import type {
  AmenityRow,
  AreaRow,
  AssetRow,
  BuildingRow,
  EstateRow,
  LandRow,
  MapShape,
  MarketSink,
  MixedTenureRow,
  OfficialFigureRow,
  ProjectRow,
  SourceRow,
  StackRow,
  StreetNetwork,
  TxnRow,
  UnitMixRow,
} from '../db/market/rows.ts'

/** All rows of a market by table, in the order in which they came. */
interface SunkRows {
  source: SourceRow[]
  area: AreaRow[]
  project: ProjectRow[]
  estate: EstateRow[]
  mixedTenure: MixedTenureRow[]
  building: BuildingRow[]
  stack: StackRow[]
  txn: TxnRow[]
  unitMix: UnitMixRow[]
  land: LandRow[]
  amenity: AmenityRow[]
  asset: AssetRow[]
  officialFigure: OfficialFigureRow[]
  shape: MapShape[]
  streets: StreetNetwork[]
  timetable: Timetable[]
}

/** A sink that keeps all rows, for tests and small markets. */
export function memorySink() {
  const rows: SunkRows = {
    source: [],
    area: [],
    project: [],
    estate: [],
    mixedTenure: [],
    building: [],
    stack: [],
    txn: [],
    unitMix: [],
    land: [],
    amenity: [],
    asset: [],
    officialFigure: [],
    shape: [],
    streets: [],
    timetable: [],
  }
  const sink: MarketSink = {
    source: (row) => void rows.source.push(row),
    area: (row) => void rows.area.push(row),
    project: (row) => void rows.project.push(row),
    estate: (row) => void rows.estate.push(row),
    mixedTenure: (row) => void rows.mixedTenure.push(row),
    building: (row) => void rows.building.push(row),
    stack: (row) => void rows.stack.push(row),
    txn: (row) => void rows.txn.push(row),
    unitMix: (row) => void rows.unitMix.push(row),
    land: (row) => void rows.land.push(row),
    amenity: (row) => void rows.amenity.push(row),
    asset: (row) => void rows.asset.push(row),
    officialFigure: (row) => void rows.officialFigure.push(row),
    shape: (row) => void rows.shape.push(row),
    streets: (network) => void rows.streets.push(network),
    timetable: (timetable) => void rows.timetable.push(timetable),
  }
  return { rows, sink }
}
