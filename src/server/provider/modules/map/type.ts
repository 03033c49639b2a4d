import type { PlaceFileType, TypeGroup } from '#market/vocabulary.ts'
import { builder } from '../../builder.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'

interface MarkerFile {
  typeGroup: TypeGroup
  count: number
  url: string
  figuresTo: number | null
}

const MarkerFileRef = builder.objectRef<MarkerFile>('MarkerFile').implement({
  description: "A binary snapshot of one group's markers: magic MRKS, version, count and group, then one bit-packed column per figure.",
  fields: (t) => ({
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    count: t.exposeInt('count'),
    url: t.exposeString('url'),
    figuresTo: t.expose('figuresTo', {
      type: 'Month',
      nullable: true,
      description: 'The last month of the trailing twelve that its figures are of.',
    }),
  }),
})

interface PlaceFile {
  type: PlaceFileType
  count: number
  url: string
}

const PlaceFileRef = builder.objectRef<PlaceFile>('PlaceFile').implement({
  description: 'GeoJSON points of one type of amenity, or of the sites for building ("land").',
  fields: (t) => ({ type: t.exposeString('type'), count: t.exposeInt('count'), url: t.exposeString('url') }),
})

interface MapData {
  places: PlaceFile[]
  basemapUrl: string
  markers: MarkerFile[]
  stationsUrl: string
  stationGraphUrl: string | null
  streetsUrl: string | null
  timetableUrl: string | null
}

export const MapDataRef = builder.objectRef<MapData>('MapData').implement({
  fields: (t) => ({
    basemapUrl: t.exposeString('basemapUrl', { description: 'GeoJSON of the offline basemap: land, areas, parks, rail.' }),
    markers: t.field({ type: [MarkerFileRef], extensions: { listSize: 3 }, resolve: (data) => data.markers }),
    places: t.field({ type: [PlaceFileRef], extensions: { listSize: 14 }, resolve: (data) => data.places }),
    stationsUrl: t.exposeString('stationsUrl'),
    streetsUrl: t.exposeString('streetsUrl', {
      nullable: true,
      description:
        'JSON of the main streets: names, lines ([index of the name or -1, points as differences of 1e-5 degrees]), credit (to be shown on the map) and tiles ({file, box}), the files of the other streets beside it. Null where the market has no streets.',
    }),
    timetableUrl: t.exposeString('timetableUrl', {
      nullable: true,
      description: 'The public transport of an ordinary week, packed: stops, lines and departures. Null where the market has no timetable.',
    }),
    stationGraphUrl: t.exposeString('stationGraphUrl', {
      nullable: true,
      description:
        'JSON of rides between stations: stations (name, nameLocal, code, lat6 and lng6 in millionths of a degree), lines (names) and links ([from, to, line, seconds], each both ways and without a change).',
    }),
  }),
})
