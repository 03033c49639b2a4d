import { builder, vocabularyEnum } from '../../builder.ts'
import { ProjectFilterInput } from '../property/filter-input.ts'
import { countFacets, FACETS, type FacetRow } from './store.ts'

const FacetEnum = vocabularyEnum('Facet', FACETS)

const FacetCountRef = builder.objectRef<FacetRow>('FacetCount').implement({
  fields: (t) => ({
    facet: t.expose('facet', { type: FacetEnum }),
    value: t.string({
      description: 'As addresses spell it: "private-stack", "condominium", "3", "leasehold", "completed", the id of an area.',
      resolve: ({ value }) => String(value),
    }),
    count: t.exposeInt('count'),
    name: t.exposeString('name', { nullable: true, description: 'Of an area.' }),
    nameLocal: t.exposeString('nameLocal', { nullable: true }),
  }),
})

builder.queryField('projectFacets', (t) =>
  t.field({
    type: [FacetCountRef],
    description:
      'How many projects each choice would show, with all other choices kept. One type group counts as chosen; of areas the largest twelve are told.',
    args: { filter: t.arg({ type: ProjectFilterInput }) },
    extensions: { cost: 100, listSize: 40 },
    resolve: (_, { filter }, context) => countFacets(context, filter ?? {}),
  }),
)
