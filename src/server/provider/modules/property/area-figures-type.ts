import { builder } from '../../builder.ts'
import type { AreaFigures } from './area-figures.ts'
import { PsfSummaryRef } from './type.ts'

export const AreaFiguresRef = builder.objectRef<AreaFigures>('AreaFigures').implement({
  description: 'Quartiles over the sales of the newest twelve months of data; null below five sales.',
  fields: (t) => ({
    projectCount: t.exposeInt('projectCount'),
    homeCount: t.exposeInt('homeCount', { nullable: true }),
    psf: t.field({ type: PsfSummaryRef, nullable: true, resolve: ({ psf }) => psf }),
    price: t.field({ type: PsfSummaryRef, nullable: true, description: 'Of prices, as psf of psf.', resolve: ({ price }) => price }),
    change12m: t.exposeFloat('change12m', {
      nullable: true,
      description: "The median of the projects' own changes, weighted by their sales; null below five projects.",
    }),
    grossYield: t.exposeFloat('grossYield', { nullable: true, description: 'Mean of the projects; null where rents are not disclosed.' }),
    to: t.expose('to', {
      type: 'Month',
      nullable: true,
      description: 'Where the twelve months end; of kinds of home whose data end apart, the earlier.',
    }),
  }),
})
