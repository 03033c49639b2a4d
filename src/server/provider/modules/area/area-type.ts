import { builder } from '../../builder.ts'
import { connectionType } from '../../paging.ts'
import { areaKey } from './area-names.ts'
import { type AreaRecord, areasById } from './area-store.ts'

export const AreaRef = builder.objectRef<AreaRecord>('Area')

AreaRef.implement({
  fields: (t) => ({
    id: t.id({
      description: 'Level and slug, "region-admin-subdistrict.bishan": the same in every edition.',
      resolve: areaKey,
    }),
    level: t.exposeString('level'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    nameLocal: t.exposeString('nameLocal', { nullable: true }),
    parent: t.field({
      type: AreaRef,
      nullable: true,
      extensions: { cost: 5 },
      resolve: (area, _, context) => (area.parentId === null ? null : context.perRequest(areasById).load(area.parentId)),
    }),
    lat: t.exposeFloat('lat', { nullable: true }),
    lng: t.exposeFloat('lng', { nullable: true }),
  }),
})

export const AreaConnectionRef = connectionType('AreaConnection', AreaRef)
