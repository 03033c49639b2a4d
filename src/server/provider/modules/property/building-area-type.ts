import { builder } from '../../builder.ts'
import { AreaMeasureEnum } from '../../vocabulary-enums.ts'
import type { MeasuredArea, StoredBuildingInfo } from './building-info-schema.ts'

const MeasuredAreaRef = builder.objectRef<MeasuredArea>('MeasuredArea').implement({
  fields: (t) => ({ measure: t.expose('measure', { type: AreaMeasureEnum }), sqm: t.exposeFloat('sqm') }),
})

/** The areas of one kind, by their source. */
export type BuildingAreas = NonNullable<StoredBuildingInfo['totalBuildingArea']>

export const BuildingAreasRef = builder.objectRef<BuildingAreas>('BuildingAreas').implement({
  description: 'Floor areas by source: verified (surveyed or filed), marketable (from the seller) and other, each with its measure.',
  fields: (t) => ({
    verified: t.field({ type: [MeasuredAreaRef], extensions: { listSize: 4 }, resolve: ({ verified }) => verified }),
    marketable: t.field({ type: [MeasuredAreaRef], extensions: { listSize: 4 }, resolve: ({ marketable }) => marketable }),
    other: t.field({ type: [MeasuredAreaRef], extensions: { listSize: 4 }, resolve: ({ other }) => other }),
  }),
})
