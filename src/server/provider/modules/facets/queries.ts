import { FACETS } from '#filter/row-shapes.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { editionRead } from '../market/edition-read.ts'
import { ProjectFilterInput } from '../property/filter-input.ts'
import { type LoosenedFilter, loosenedFilters } from './loosened-filters.ts'
import { countFacets, type FacetRow } from './store.ts'

const FacetEnum = vocabularyEnum('Facet', FACETS)

const FacetCountRef = builder.objectRef<FacetRow>('FacetCount').implement({
  fields: (t) => ({
    facet: t.expose('facet', { type: FacetEnum }),
    value: t.string({
      description: 'As the filter has it: "private-stack", "condominium", "studio", "5+", "leasehold-999", "completed", the id of an area.',
      resolve: ({ value }) => String(value),
    }),
    count: t.exposeInt('count'),
    name: t.exposeString('name', { nullable: true, description: 'Of an area.' }),
    nameLocal: t.exposeString('nameLocal', { nullable: true }),
  }),
})

const LoosenedFilterRef = builder.objectRef<LoosenedFilter>('FilterRelief').implement({
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The field of ProjectFilter; "shapes": outlines, around and reach together; "all": everything but the place.',
    }),
    count: t.exposeInt('count'),
  }),
})

builder.queryField('filterRelief', (t) =>
  t.field({
    type: [LoosenedFilterRef],
    description:
      'How many projects would show without each single filter, the most limiting filter first and "all" last; filters that bring nothing are left out.',
    args: { filter: t.arg({ type: ProjectFilterInput }) },
    extensions: { cost: 200, listSize: 25 },
    resolve: (_, { filter }, context) => loosenedFilters(context, filter ?? {}),
  }),
)

builder.queryField('projectFacets', (t) =>
  t.field({
    type: [FacetCountRef],
    description:
      'How many projects each choice would show by itself, with the choices of the other facets kept. The twelve largest areas are listed. Code too-many-attempts.',
    args: { filter: t.arg({ type: ProjectFilterInput }) },
    extensions: { cost: 100, listSize: 40 },
    resolve: (_, { filter }, context) => editionRead(context, 'projectFacets', filter ?? {}, () => countFacets(context, filter ?? {})),
  }),
)
