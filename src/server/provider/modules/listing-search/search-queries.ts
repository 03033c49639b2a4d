import { builder, vocabularyEnum } from '../../builder.ts'
import { checkedPage, connectionType } from '../../paging.ts'
import { BoundsInput } from '../../place-inputs.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { ListingGroupRef } from '../listing-group/group-type.ts'
import { countListingFacets, LISTING_FACETS, type ListingFacetRow } from './listing-facets.ts'
import { groupQuestion, ListingFilterInput } from './listing-filter.ts'
import { LISTING_PLACES_MAX, type ListingPlace, type ListingPlaces, listingPlaces } from './listing-places.ts'
import { type ListingPoint, listingPoints, MAP_POINTS_MAX } from './map-points.ts'
import { MATCHED_FIELDS, matchedFields } from './matched-fields.ts'
import { type FoundGroup, LISTING_SORTS, type ListingSort, searchGroups } from './search-groups.ts'

const ListingSortEnum = builder.enumType('ListingSort', { values: Object.keys(LISTING_SORTS) as ListingSort[] })
const ListingFacetEnum = vocabularyEnum('ListingFacet', LISTING_FACETS)
const MatchedFieldEnum = vocabularyEnum('ListingMatch', MATCHED_FIELDS)

const FoundListingRef = builder.objectRef<FoundGroup>('FoundListing').implement({
  fields: (t) => ({
    group: t.field({ type: ListingGroupRef, resolve: (found) => found }),
    matched: t.field({
      type: [MatchedFieldEnum],
      description:
        'Where the whole text was found. WORDS: headline or description. Empty without a text, or where only several of them together hold it.',
      extensions: { cost: 2, listSize: 1 },
      resolve: ({ id, words }, _, context) => (words === null ? [] : context.perRequest(matchedFields).load({ id, words })),
    }),
  }),
})

const FoundListingConnectionRef = connectionType<FoundGroup>('FoundListingConnection', FoundListingRef)

const ListingFacetCountRef = builder.objectRef<ListingFacetRow>('ListingFacetCount').implement({
  fields: (t) => ({
    facet: t.expose('facet', { type: ListingFacetEnum }),
    value: t.exposeString('value', {
      description: 'As the filter has it: "condominium", "studio", "5+", "leasehold-999", "fully", "below", the id of an area.',
    }),
    count: t.exposeInt('count'),
    name: t.exposeString('name', { nullable: true, description: 'Of an area.' }),
    nameLocal: t.exposeString('nameLocal', { nullable: true }),
  }),
})

const ListingPointRef = builder.objectRef<ListingPoint>('ListingPoint').implement({
  fields: (t) => ({
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    count: t.exposeInt('count', { description: 'Homes there.' }),
    priceMin: t.expose('priceMin', { type: 'Money', nullable: true, description: 'Null: none of them tells its price.' }),
    isOnePlace: t.exposeBoolean('isOnePlace', { description: 'All stand at the same place; else the point is between them.' }),
    projectName: t.exposeString('projectName', { description: 'Of one of them.' }),
    groupId: t.exposeID('groupId', { nullable: true, description: 'Where it is one home.' }),
  }),
})

const ListingPlaceRef = builder.objectRef<ListingPlace>('ListingPlace').implement({
  fields: (t) => ({
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    projectSlug: t.exposeString('projectSlug'),
    projectName: t.exposeString('projectName'),
    projectNameLocal: t.exposeString('projectNameLocal', { nullable: true }),
    lat: t.exposeFloat('lat', { description: 'Of the project in the records.' }),
    lng: t.exposeFloat('lng'),
    count: t.exposeInt('count', { description: 'Homes there.' }),
    priceMin: t.expose('priceMin', { type: 'Money', nullable: true, description: 'Null: none of them tells its price.' }),
  }),
})

const ListingPlacesRef = builder.objectRef<ListingPlaces>('ListingPlaces').implement({
  fields: (t) => ({
    places: t.field({ type: [ListingPlaceRef], extensions: { cost: 10, listSize: 50 }, resolve: ({ places }) => places }),
    projects: t.exposeInt('projects', { description: 'All that were found, told or not.' }),
    placeless: t.exposeInt('placeless', { description: 'Homes whose project the records do not have; they are at no place.' }),
  }),
})

builder.queryFields((t) => ({
  listingSearch: t.field({
    type: FoundListingConnectionRef,
    description:
      'Homes that are advertised now. Stable order: the sort key, then id. CUT_NEWEST lists only those whose price fell, AGAINST_ESTIMATE those with an estimate, the least price against it first.',
    args: {
      filter: t.arg({ type: ListingFilterInput }),
      sort: t.arg({ type: ListingSortEnum, defaultValue: 'NEWEST' }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    extensions: { cost: 100 },
    resolve: async (_, { filter, sort, ...page }, context) =>
      searchGroups(context, await groupQuestion(context, filter ?? {}), sort ?? 'NEWEST', checkedPage(page)),
  }),
  listingFacets: t.field({
    type: [ListingFacetCountRef],
    description:
      'How many homes each choice would show by itself, with the choices of the other facets kept. The twelve fullest areas are told.',
    args: { filter: t.arg({ type: ListingFilterInput }) },
    extensions: { cost: 200, listSize: 50 },
    resolve: (_, { filter }, context) => countListingFacets(context, filter ?? {}),
  }),
  listingPlaces: t.field({
    type: ListingPlacesRef,
    description: `Homes that are advertised now by project, each at the place of its project; the ${LISTING_PLACES_MAX} with the most homes.`,
    args: { filter: t.arg({ type: ListingFilterInput }) },
    extensions: { cost: 200 },
    resolve: (_, { filter }, context) => listingPlaces(context, filter ?? {}),
  }),
  listingMapPoints: t.field({
    type: [ListingPointRef],
    description: `Homes that are advertised now in a box, gathered where they lie near each other; at most ${MAP_POINTS_MAX} points, unordered.`,
    args: { filter: t.arg({ type: ListingFilterInput }), box: t.arg({ type: BoundsInput, required: true }) },
    extensions: { cost: 200, listSize: 50 },
    resolve: (_, { filter, box }, context) => listingPoints(context, filter ?? {}, box),
  }),
}))
