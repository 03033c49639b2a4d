import { BATHROOM_CHOICES, BEDROOM_CHOICES, TENURE_CHOICES } from '#filter/choices.ts'
import { type PLACES, type PlaceKey, RANGE_KEYS, type SetKey } from '#filter/rows.ts'
import { POLYGON_POINTS_MAX, POLYGONS_MAX, TRAVEL_MINUTES_MAX } from '#graphql/limits.ts'
import { recordOf } from '#lib/records.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { BoundsInput, NearInput } from '../../place-inputs.ts'
import { ConstructionStatusEnum, FacilityEnum, PropertyGroupEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { FEW_MAX } from './filter.ts'
import { RANGE_COLUMNS } from './range-columns.ts'

const TenureChoiceEnum = vocabularyEnum('TenureChoice', TENURE_CHOICES)

const BedroomChoiceEnum = vocabularyEnum('BedroomChoice', BEDROOM_CHOICES)
const BathroomChoiceEnum = vocabularyEnum('BathroomChoice', BATHROOM_CHOICES)

export const RangeInput = builder.inputType('RangeInput', {
  description: 'Both ends belong to it; null is open. Bounds go to the nearest step that the figure is compared at.',
  fields: (t) => ({ min: t.float(), max: t.float() }),
})

const ReachInput = builder.inputType('ReachInput', {
  description: 'Within the given minutes of the station at this place, by rail and then on foot.',
  fields: (t) => ({
    lat: t.float({ required: true }),
    lng: t.float({ required: true }),
    minutes: t.float({ required: true, description: `At most ${TRAVEL_MINUTES_MAX}.` }),
  }),
})

export type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]>['fields']>[0]

/** The filters with ranges: a field for each row. */
const rangeFields = (t: InputFields) => recordOf(RANGE_KEYS, (key) => t.field({ type: RangeInput, description: RANGE_COLUMNS[key].about }))

/** The filters with choices. */
export const setFields = (t: InputFields) =>
  ({
    typeGroups: t.field({ type: [TypeGroupEnum] }),
    propertyGroups: t.field({ type: [PropertyGroupEnum] }),
    tenures: t.field({ type: [TenureChoiceEnum], description: 'LEASEHOLD_999: at least 900 years. LEASEHOLD: at most 110.' }),
    bedrooms: t.field({ type: [BedroomChoiceEnum], description: 'Any of them.' }),
    bathrooms: t.field({ type: [BathroomChoiceEnum], description: 'Any of them.' }),
    facilities: t.field({ type: [FacilityEnum], description: 'All of them.' }),
    constructionStatuses: t.field({ type: [ConstructionStatusEnum] }),
  }) satisfies Record<SetKey, unknown>

/** The filters of places. */
export const placeFields = (t: InputFields) =>
  ({
    outlines: t.string({
      description: `Inside any of at most ${POLYGONS_MAX} outlines of together at most ${POLYGON_POINTS_MAX} corners, parted by dots. A corner is the difference from the one before, latitude then longitude in hundred-thousandths of a degree, each a zigzag number in base64url digits of five bits, the lowest first, all but the last plus 32.`,
    }),
    around: t.field({ type: [NearInput], description: 'Inside all of these circles, at most four.' }),
    reach: t.field({ type: ReachInput }),
  }) satisfies Record<(typeof PLACES)[PlaceKey]['wire'], unknown>

export const ProjectFilterInput = builder.inputType('ProjectFilter', {
  description: 'All given conditions must hold. A project without a figure fails any range on that figure.',
  fields: (t) => ({
    ids: t.idList(),
    propertyTypes: t.stringList({ description: `Any of them, at most ${FEW_MAX}.` }),
    areaId: t.id({
      description:
        'An area or district by its id, with all areas inside it: the place that is asked about. Numbers of areas from before are read, with their name as "12:Bishan".',
    }),
    areaIds: t.idList({ description: `Any of these areas, with all inside them, at most ${FEW_MAX}; projectFacets counts them.` }),
    isCommercial: t.boolean({ description: 'Offices, shops and the like, or homes; both without it.' }),
    street: t.string(),
    text: t.string({ description: 'Words as in the type-ahead.' }),
    bounds: t.field({ type: BoundsInput }),
    near: t.field({ type: NearInput }),
    ...rangeFields(t),
    ...setFields(t),
    ...placeFields(t),
  }),
})
