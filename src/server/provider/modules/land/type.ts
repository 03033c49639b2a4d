import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { connectionType } from '../../paging.ts'
import { areasById } from '../property/area-store.ts'
import { AreaRef } from '../property/area-type.ts'
import type { LandRecord } from './store.ts'

const LandRef = builder.objectRef<LandRecord>('Land')

LandRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    landKey: t.exposeString('landKey'),
    nameDisplayText: t.exposeString('nameDisplayText'),
    area: t.field({
      type: AreaRef,
      extensions: { cost: 5 },
      resolve: async (land, _, context) => {
        const area = await context.perRequest(areasById).load(land.areaId)
        if (!area) throw refusal('broken-data', 'The site lies in an unknown area.')
        return area
      },
    }),
    landUse: t.exposeString('landUse'),
    status: t.exposeString('status'),
    activity: t.exposeString('activity'),
    tenureYears: t.exposeInt('tenureYears', { nullable: true }),
    siteAreaSqm: t.exposeFloat('siteAreaSqm', { nullable: true }),
    grossFloorAreaSqm: t.exposeFloat('grossFloorAreaSqm', { nullable: true }),
    price: t.expose('price', { type: 'Money', nullable: true }),
    tenderCloseMonth: t.expose('tenderCloseMonth', { type: 'Month', nullable: true }),
    lat: t.exposeFloat('lat', { nullable: true }),
    lng: t.exposeFloat('lng', { nullable: true }),
  }),
})

export const LandConnectionRef = connectionType('LandConnection', LandRef)
