import { builder } from '../../builder.ts'
import { connectionType } from '../../paging.ts'
import { type AreaRecord, areasById } from './area-store.ts'

export const AreaRef = builder.objectRef<AreaRecord>('Area')

AreaRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
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
