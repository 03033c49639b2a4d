import { builder } from '../../builder.ts'
import { AreaMeasureEnum, FacilityEnum, PropertyGroupEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { ListingActivityEnum } from '../listing/listing-enums.ts'
import { saidFields } from '../listing/said-of-home.ts'

const ListingProjectInput = builder.inputType('ListingProjectInput', {
  fields: (t) => ({
    typeGroup: t.field({ type: TypeGroupEnum, required: true }),
    slug: t.string({ required: true }),
  }),
})

export const ListingInput = builder.inputType('ListingInput', {
  description: 'A listing as its agent writes it, whole: what is null or "" is not told. Areas in square metres, rents a month.',
  fields: (t) => ({
    activity: t.field({ type: ListingActivityEnum, required: true }),
    project: t.field({
      type: ListingProjectInput,
      description: 'Of this market; name, street, postal code and type are then those of the records.',
    }),
    projectName: t.string({ required: true }),
    street: t.string({ required: true }),
    postalCode: t.string({ required: true }),
    address: t.string({ required: true, description: 'Block, house or unit: told to nobody, it tells homes of one kind apart.' }),
    propertyGroup: t.field({ type: PropertyGroupEnum }),
    propertyType: t.string(),
    unitMix: t.string(),
    ...saidFields(t),
    areaMeasure: t.field({ type: AreaMeasureEnum }),
    facilities: t.field({ type: [FacilityEnum], required: true }),
    price: t.field({ type: 'Money' }),
    availableOn: t.string({ description: '"2026-12-01"' }),
    headline: t.string({ required: true }),
    description: t.string({ required: true }),
    locale: t.string({ required: true, description: 'Of the two.' }),
    tourUrl: t.string({ required: true }),
    videoUrl: t.string({ required: true }),
  }),
})

export type AskedListing = typeof ListingInput.$inferInput
