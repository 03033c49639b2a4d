import { addMonths } from '#lib/months.ts'
import { builder } from '../../builder.ts'
import { isCommercial } from '../../commercial.ts'
import { type AreaRecord, areasById } from '../area/area-store.ts'
import { AreaRef } from '../area/area-type.ts'
import { type YearChange, yearChange } from '../market/rules.ts'
import { type IndexRecord, listIndex } from '../market/store.ts'
import { PriceIndexPointRef } from '../market/type.ts'
import { ProjectRef } from './type.ts'

interface AreaIndex {
  area: AreaRecord | null
  points: IndexRecord[]
}

const AreaIndexRef = builder.objectRef<AreaIndex>('AreaIndex').implement({
  fields: (t) => ({
    area: t.field({ type: AreaRef, nullable: true, description: 'Null: the whole country.', resolve: ({ area }) => area }),
    points: t.field({ type: [PriceIndexPointRef], extensions: { listSize: 120 }, resolve: ({ points }) => points }),
  }),
})

builder.objectField(ProjectRef, 'areaIndex', (t) =>
  t.field({
    type: AreaIndexRef,
    nullable: true,
    description:
      "The mix-adjusted index of homes like these in the project's area, oldest first, with quartiles and n of each month; that of the country where the area has too few sales; null for commercial buildings.",
    args: { from: t.arg({ type: 'Month' }) },
    extensions: { cost: 20 },
    resolve: async (project, { from }, context) => {
      if (isCommercial(project)) return null
      const [own, country] = await Promise.all([
        listIndex(context, project.propertyGroup, project.areaId, from ?? 0),
        listIndex(context, project.propertyGroup, 0, from ?? 0),
      ])
      if (own.length === 0) return country.length === 0 ? null : { area: null, points: country }
      return { area: await context.perRequest(areasById).load(project.areaId), points: own }
    },
  }),
)

const AreaChangeRef = builder.objectRef<YearChange>('AreaChange').implement({
  description: 'Twelve months of a mix-adjusted index against the twelve before, and the sales of each.',
  fields: (t) => ({
    fraction: t.exposeFloat('fraction'),
    n: t.exposeInt('n'),
    nBefore: t.exposeInt('nBefore'),
  }),
})

builder.objectField(ProjectRef, 'areaChange', (t) =>
  t.field({
    type: AreaChangeRef,
    nullable: true,
    description:
      "How prices of homes like these moved in the project's area over the months of its own figures; null where the area has no index of its own or too few sales, and for commercial buildings.",
    extensions: { cost: 10 },
    resolve: async (project, _, context) => {
      const { figuresMonth, propertyGroup, areaId } = project
      if (figuresMonth === null || isCommercial(project)) return null
      return yearChange(await listIndex(context, propertyGroup, areaId, addMonths(figuresMonth, -23)), figuresMonth)
    },
  }),
)
