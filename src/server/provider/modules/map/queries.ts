import { type CountryCode, PLACE_FILE_TYPES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { artifactHeads } from './store.ts'
import { MapDataRef } from './type.ts'

/** The address of a published file; its name has the hash, so caches may keep it for ever. */
const artifactAddress = (country: CountryCode, name: string, hash: string): string => `/artifacts/${country.toLowerCase()}/${name}-${hash}`

builder.queryField('mapData', (t) =>
  t.field({
    type: MapDataRef,
    description: 'Addresses of the immutable files that the map draws from.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const heads = new Map((await artifactHeads(context)).map((head) => [head.name, head]))
      const addressOf = (name: string) => {
        const head = heads.get(name)
        if (!head) throw refusal('no-data', 'This market has not been published yet.')
        return artifactAddress(context.country.countryCode, name, head.hash)
      }
      return {
        basemapUrl: addressOf('basemap'),
        stationsUrl: addressOf('stations'),
        stationGraphUrl: heads.has('station-graph') ? addressOf('station-graph') : null,
        timetableUrl: heads.has('timetable') ? addressOf('timetable') : null,
        streetsUrl: heads.has('streets') ? addressOf('streets') : null,
        places: PLACE_FILE_TYPES.flatMap((type) => {
          const head = heads.get(`places-${type}`)
          return head ? [{ type, count: head.rowCount, url: addressOf(head.name) }] : []
        }),
        markers: TYPE_GROUPS.map((typeGroup) => ({
          typeGroup,
          count: heads.get(`markers-${typeGroup}`)?.rowCount ?? 0,
          url: addressOf(`markers-${typeGroup}`),
          figuresTo: heads.get(`markers-${typeGroup}`)?.figuresTo ?? null,
        })),
      }
    },
  }),
)
