import { NEARBY_RADIUS_METRES, SCHOOL_RADIUS_METRES } from '#graphql/limits.ts'
import { builder } from '../../builder.ts'
import { checkedFirst, connectionType } from '../../paging.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { ProjectRef } from '../property/type.ts'
import { nearest, walkMetres, walkMinutes } from './rules.ts'
import { type AmenityRecord, amenitiesAround } from './store.ts'

const AmenityRef = builder.objectRef<AmenityRecord>('Amenity')

AmenityRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.exposeString('type'),
    subtype: t.exposeString('subtype', { nullable: true }),
    code: t.exposeString('code', { nullable: true }),
    name: t.exposeString('name'),
    nameLocal: t.exposeString('nameLocal', { nullable: true }),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
  }),
})

export const AmenityConnectionRef = connectionType('AmenityConnection', AmenityRef)

const NearbyAmenityRef = builder.objectRef<{ amenity: AmenityRecord; distanceMetres: number }>('NearbyAmenity').implement({
  fields: (t) => ({
    amenity: t.field({ type: AmenityRef, resolve: (near) => near.amenity }),
    distanceMetres: t.exposeFloat('distanceMetres', { description: 'In a straight line.' }),
    walkMetres: t.int({
      description: 'Estimated: 1.3 × the straight line.',
      resolve: (near) => Math.round(walkMetres(near.distanceMetres)),
    }),
    walkMinutes: t.int({
      description: 'Begun minutes at 80 m a minute along 1.3 × the straight line.',
      resolve: (near) => walkMinutes(near.distanceMetres),
    }),
  }),
})

/** Where a project stands; null where that is not known, or its area alone: from there nothing can be measured. */
const ownPoint = ({ lat, lng, isPlacedByArea }: ProjectRecord) =>
  lat === null || lng === null || isPlacedByArea === 1 ? null : { lat, lng }

/** How many amenities of one type `nearby` shows at most. */
const NEARBY_PER_TYPE = 3

builder.objectField(ProjectRef, 'nearby', (t) =>
  t.field({
    type: [NearbyAmenityRef],
    description: `Nearest first, within 1,500 m, at most three of one type.`,
    args: { first: t.arg.int({ defaultValue: 12 }) },
    extensions: { cost: 20 },
    resolve: async (project, args, context) => {
      const first = checkedFirst(args.first, 12)
      const at = ownPoint(project)
      if (!at) return []
      const around = await context.perRequest(amenitiesAround).load({ id: project.id, ...at })
      return nearest(at, around, { radiusMetres: NEARBY_RADIUS_METRES, first, perType: NEARBY_PER_TYPE })
    },
  }),
)

/** More than lie around any home. */
const PRIMARY_SCHOOLS_MAX = 30

builder.objectField(ProjectRef, 'primarySchools', (t) =>
  t.field({
    type: [NearbyAmenityRef],
    description: 'Primary schools within 2,000 m in a straight line, nearest first.',
    extensions: { cost: 20, listSize: PRIMARY_SCHOOLS_MAX },
    resolve: async (project, _, context) => {
      const at = ownPoint(project)
      if (!at) return []
      const around = await context.perRequest(amenitiesAround).load({ id: project.id, ...at })
      const schools = around.filter(({ type, subtype }) => type === 'school' && subtype === 'primary')
      return nearest(at, schools, {
        radiusMetres: SCHOOL_RADIUS_METRES,
        first: PRIMARY_SCHOOLS_MAX,
        perType: PRIMARY_SCHOOLS_MAX,
      })
    },
  }),
)
