import { addMonths } from '#lib/months.ts'
import type { MarketSink, ProjectRow, TxnRow } from '#provider/db/market/rows.ts'

/** A small market whose every number can be worked out by hand. Newest month 2026-06; sales grow 0.5 % a month. */
const LAST_MONTH = 202606
const GROWTH = 1.005
const SALES_PER_BLOCK = 24
const PLACE = { lat: 1.33, lng: 103.9 }

const project = (id: number, more: Partial<ProjectRow>): ProjectRow => ({
  id,
  typeGroup: 'public-stack',
  propertyGroup: 'hdb',
  propertyType: 'hdb',
  slug: `blk-${100 + id}-cedar-ave`,
  name: `${100 + id} Cedar Ave`,
  nameLocal: null,
  block: String(100 + id),
  street: 'Cedar Ave',
  postalCode: String(460_000 + id),
  areaId: 3,
  districtId: 4,
  // 60 m apart along the street
  lat: PLACE.lat,
  lng: PLACE.lng + id * 0.00054,
  tenure: 'leasehold',
  tenureYears: 99,
  leaseStartYear: 1990,
  completionYear: 1992,
  constructionStatus: 'completed',
  floors: 12,
  unitCount: 96,
  developer: null,
  facilities: 0b1001,
  buildingInfo: null,
  sourceId: 1,
  ...more,
})

const sale = (id: number, projectId: number, more: Partial<TxnRow>): TxnRow => ({
  id,
  projectId,
  buildingId: null,
  kind: 'sale',
  activity: 'resale',
  month: LAST_MONTH,
  price: 500_000,
  areaSqm: 90,
  unitMix: '3',
  floorLow: 4,
  floorHigh: 6,
  unitNo: null,
  units: 1,
  model: null,
  leaseStartYear: null,
  sourceId: 1,
  flags: 0,
  stackId: null,
  ...more,
})

/** Yields `blocks` public blocks with two years of sales, a condominium with rents, a house, and a project without any facts. */
export function produceMarket(sink: MarketSink, blocks: number): void {
  sink.source({
    ...{ id: 1, name: 'Fixture', kind: 'test', licence: 'none', contentHash: 'fixture', rowsRead: 10, rowsAccepted: 9, rowsRejected: 1 },
    ...{ firstMonth: addMonths(LAST_MONTH, -23), lastMonth: LAST_MONTH },
  })
  const here = { nameLocal: null, ...PLACE }
  sink.area({ id: 1, level: 'country', slug: 'country', name: 'Country', parentId: null, ...here })
  sink.area({ id: 2, level: 'region-admin-district', slug: 'east', name: 'East', parentId: 1, ...here })
  sink.area({ id: 3, level: 'region-admin-subdistrict', slug: 'cedar', name: 'Cedar Town', parentId: 2, ...here })
  sink.area({ id: 4, level: 'district', slug: 'd16', name: 'District 16', parentId: 1, ...here })
  let txn = 1
  for (let id = 1; id <= blocks; id++) {
    sink.project(project(id, {}))
    sink.building({
      id,
      projectId: id,
      slug: 'main',
      name: 'Main',
      postalCode: null,
      lat: null,
      lng: null,
      floors: 12,
      unitCount: 96,
      completionYear: 1992,
    })
    sink.stack({ id, buildingId: id, label: '01', unitMix: '3', areaSqm: 90, floorLow: 1, floorHigh: 12 })
    sink.asset({
      ...{
        id,
        projectId: id,
        type: 'image',
        subtype: 'front',
        title: 'Front',
        url: '/front.webp',
        position: 1,
        drawing: null,
        unitMix: null,
      },
    })
    sink.unitMix({ projectId: id, unitMix: '3', unitCount: 96, unitsAvailable: null, bedroomCount: 3, bathroomCount: 2 })
    for (let back = 0; back < SALES_PER_BLOCK; back++) {
      const wobble = 1 + 0.02 * Math.sin(back * 1.7 + id)
      const price = Math.round((500_000 * wobble) / GROWTH ** back)
      sink.txn(sale(txn++, id, { month: addMonths(LAST_MONTH, -back), price, floorLow: 1 + (back % 4) * 3, floorHigh: 3 + (back % 4) * 3 }))
    }
  }
  sink.project(
    project(901, {
      typeGroup: 'private-stack',
      propertyGroup: 'condo',
      propertyType: 'condominium',
      slug: 'cedar-grand',
      name: "Cedar's Grand",
      block: null,
      tenure: 'freehold',
      tenureYears: null,
      leaseStartYear: null,
      postalCode: null,
    }),
  )
  sink.unitMix({ projectId: 901, unitMix: '2', unitCount: 40, unitsAvailable: null, bedroomCount: 2, bathroomCount: 2 })
  for (let back = 0; back < 6; back++) {
    sink.txn(sale(txn++, 901, { month: addMonths(LAST_MONTH, -back), price: 1_500_000 + back, areaSqm: 80, unitMix: '2' }))
    sink.txn(
      sale(txn++, 901, { kind: 'rent', activity: 'rent', month: addMonths(LAST_MONTH, -back), price: 5_000, areaSqm: 80, unitMix: '2' }),
    )
  }
  sink.project(
    project(902, {
      typeGroup: 'private-land',
      propertyGroup: 'land',
      propertyType: 'terrace',
      slug: 'elm-terrace',
      name: 'Elm Terrace',
      street: 'Elm Walk',
      postalCode: null,
    }),
  )
  sink.txn(
    sale(txn++, 902, {
      month: addMonths(LAST_MONTH, -52),
      price: 3_000_000,
      areaSqm: 200,
      unitMix: 'ter-hse',
      floorLow: null,
      floorHigh: null,
    }),
  )
  sink.project(project(903, { slug: 'nothing-known', name: 'Nothing Known', street: 'Far Road', postalCode: null, lat: null, lng: null }))
  const station = { subtype: null, nameLocal: null, lat: PLACE.lat }
  sink.amenity({ ...station, id: 1, type: 'mrt', code: 'EW1', name: 'Cedar', lng: PLACE.lng + 0.003 })
  for (let i = 0; i < 5; i++)
    sink.amenity({ ...station, id: 2 + i, type: 'bus-stop', code: null, name: `Stop ${i}`, lng: PLACE.lng + 0.0005 * i })
  sink.amenity({ ...station, id: 20, type: 'school', code: null, name: 'Far School', lng: PLACE.lng + 0.1 })
  sink.land({
    ...{
      id: 1,
      landKey: 'cedar-site',
      nameDisplayText: 'Cedar Site',
      projectId: null,
      areaId: 3,
      landUse: 'residential',
      status: 'awarded',
      activity: 'gls',
    },
    ...{
      tenureYears: 99,
      siteAreaSqm: 9_000,
      grossFloorAreaSqm: 25_000,
      price: 300_000_000,
      tenderCloseMonth: 202512,
      lat: null,
      lng: null,
    },
  })
  sink.shape({
    kind: 'land',
    name: 'Island',
    nameLocal: null,
    colour: null,
    geometry: {
      type: 'LineString',
      coordinates: [
        [103.8, 1.2],
        [103.9, 1.3],
      ],
    },
  })
}
