import { keysOf, recordOf } from '#lib/records.ts'
import { builder } from '../../builder.ts'
import { BoundsInput, NearInput } from '../../place-inputs.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { AgainstEstimateEnum, FurnishedTypeEnum, ListingActivityEnum } from '../listing/listing-enums.ts'
import { FEW_MAX } from '../property/filter.ts'
import { type InputFields, placeFields, RangeInput, setFields } from '../property/filter-input.ts'
import { LISTING_RANGES } from './listing-figures.ts'

const OFFERED = keysOf(LISTING_RANGES).filter((key) => key !== 'change' && key !== 'yield')

const rangeFields = (t: InputFields) => recordOf(OFFERED, (key) => t.field({ type: RangeInput, description: LISTING_RANGES[key].about }))

const ProjectOfListingsInput = builder.inputType('ProjectOfListingsInput', {
  fields: (t) => ({ typeGroup: t.field({ type: TypeGroupEnum, required: true }), slug: t.string({ required: true }) }),
})

export const ListingFilterInput = builder.inputType('ListingFilter', {
  description:
    'All given conditions must hold, of homes that somebody advertises now. A home without a figure fails any range on that figure.',
  fields: (t) => ({
    activity: t.field({ type: ListingActivityEnum, description: 'SALE without it.' }),
    text: t.string({ description: 'Words of its project, street, postal code, headline or description; each may be unfinished.' }),
    propertyTypes: t.stringList({ description: `Any of them, at most ${FEW_MAX}.` }),
    areaId: t.id({ description: 'An area or district with all areas inside it.' }),
    areaIds: t.idList({ description: `Any of them, at most ${FEW_MAX}; listingFacets counts them.` }),
    land: t.field({ type: RangeInput, description: 'Land in square feet.' }),
    furnished: t.field({ type: [FurnishedTypeEnum], description: 'Any of them.' }),
    againstEstimate: t.field({ type: [AgainstEstimateEnum], description: 'Where the price lies against the range of our estimate.' }),
    listedWithinDays: t.int({ description: 'First seen within so many days.' }),
    cutWithinDays: t.int({ description: 'Whose least price fell within so many days.' }),
    hasTour: t.boolean(),
    agentLicence: t.string({ description: 'Advertised now by this agent.' }),
    project: t.field({ type: ProjectOfListingsInput, description: 'Of this project.' }),
    bounds: t.field({ type: BoundsInput }),
    near: t.field({ type: NearInput }),
    ...rangeFields(t),
    ...setFields(t),
    ...placeFields(t),
  }),
})
