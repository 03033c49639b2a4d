import { psfOf } from '#lib/units.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { connectionType } from '../../paging.ts'
import { areasById } from '../area/area-store.ts'
import { AreaRef } from '../area/area-type.ts'
import type { LandRecord } from './store.ts'

export const LandRef = builder.objectRef<LandRecord>('Land')

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
    launchMonth: t.expose('launchMonth', { type: 'Month', nullable: true, description: 'When the tender was called.' }),
    awardMonth: t.expose('awardMonth', { type: 'Month', nullable: true }),
    plotRatio: t.float({
      nullable: true,
      description: 'Gross floor area by the area of the site.',
      resolve: ({ siteAreaSqm, grossFloorAreaSqm }) => (siteAreaSqm && grossFloorAreaSqm ? grossFloorAreaSqm / siteAreaSqm : null),
    }),
    psfPpr: t.float({
      nullable: true,
      description: 'Price per square foot per plot ratio: of each square foot of gross floor area that may be built.',
      resolve: ({ price, grossFloorAreaSqm }) => (price && grossFloorAreaSqm ? psfOf(price, grossFloorAreaSqm) : null),
    }),
    lat: t.exposeFloat('lat', { nullable: true }),
    lng: t.exposeFloat('lng', { nullable: true }),
  }),
})

export const LandConnectionRef = connectionType('LandConnection', LandRef)
