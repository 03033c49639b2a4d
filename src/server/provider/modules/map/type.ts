import type { TypeGroup } from '#market/vocabulary.ts'
import { builder } from '../../builder.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'

interface MarkerFile {
  typeGroup: TypeGroup
  count: number
  url: string
}

const MarkerFileRef = builder.objectRef<MarkerFile>('MarkerFile').implement({
  description: "A binary snapshot of one group's markers; its layout is in src/graphql/marker-snapshot.ts.",
  fields: (t) => ({
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    count: t.exposeInt('count'),
    url: t.exposeString('url'),
  }),
})

export const MapDataRef = builder.objectRef<{ basemapUrl: string; markers: MarkerFile[]; stationsUrl: string }>('MapData').implement({
  fields: (t) => ({
    basemapUrl: t.exposeString('basemapUrl', { description: 'GeoJSON of the offline basemap: land, areas, parks, rail.' }),
    markers: t.field({ type: [MarkerFileRef], extensions: { listSize: 3 }, resolve: (data) => data.markers }),
    stationsUrl: t.exposeString('stationsUrl'),
  }),
})
