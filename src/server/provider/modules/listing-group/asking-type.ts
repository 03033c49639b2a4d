import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { type MixOfProject, UnitMixRef } from '../property/unit-mix-type.ts'
import { needs } from '../subscription/for-subscribers.ts'
import { askingFigures } from './asking-figures.ts'

const askedFor = ({ project: { typeGroup, slug }, unitMix }: MixOfProject, context: ProviderContext) =>
  context.perRequest(askingFigures).load({ typeGroup, slug, unitMix })

const ASKED = { nullable: true, extensions: needs('pro-reports') } as const

builder.objectFields(UnitMixRef, (t) => ({
  listingCount1y: t.int({
    ...ASKED,
    description:
      'Homes for sale that were first advertised within twelve months, however many agents advertise each; null in a country without any.',
    resolve: async (mix, _, context) => (await askedFor(mix, context)).listingCount1y,
  }),
  listingCount30d: t.int({ ...ASKED, resolve: async (mix, _, context) => (await askedFor(mix, context)).listingCount30d }),
  listingPriceMin: t.field({
    ...ASKED,
    type: 'Money',
    description: 'What is asked for those that are advertised now.',
    resolve: async (mix, _, context) => (await askedFor(mix, context)).listingPriceMin,
  }),
  listingPriceMax: t.field({ ...ASKED, type: 'Money', resolve: async (mix, _, context) => (await askedFor(mix, context)).listingPriceMax }),
  listingPsfMin: t.float({ ...ASKED, resolve: async (mix, _, context) => (await askedFor(mix, context)).listingPsfMin }),
  listingPsfMax: t.float({ ...ASKED, resolve: async (mix, _, context) => (await askedFor(mix, context)).listingPsfMax }),
}))
