import { SEARCH_KINDS } from '#market/vocabulary.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import type { SuggestionRecord } from './store.ts'

const SearchKindEnum = vocabularyEnum('SearchKind', SEARCH_KINDS)

/** The fields of a suggestion, however it was found. */
type Suggested = Omit<SuggestionRecord, 'key' | 'isExact'> & { isApproximate?: boolean }

export const SearchSuggestionRef = builder.objectRef<Suggested>('SearchSuggestion')

SearchSuggestionRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: SearchKindEnum }),
    title: t.exposeString('title'),
    titleLocal: t.exposeString('titleLocal', { nullable: true, description: "The name in the market's other script, where it has one." }),
    subtitle: t.exposeString('subtitle', { description: 'Where it is, as on record; the facts below say the same for any language.' }),
    propertyType: t.string({
      nullable: true,
      description: 'Of PROJECT and POSTAL_CODE.',
      resolve: ({ propertyType }) => propertyType ?? null,
    }),
    projectName: t.string({
      nullable: true,
      description: 'Of POSTAL_CODE, and of a STREET whose houses are kept by scheme.',
      resolve: ({ projectName }) => projectName ?? null,
    }),
    projectNameLocal: t.string({ nullable: true, resolve: ({ projectNameLocal }) => projectNameLocal ?? null }),
    street: t.string({ nullable: true, description: 'Of PROJECT.', resolve: ({ street }) => street ?? null }),
    estate: t.string({
      nullable: true,
      description: 'Of PROJECT: the name by which people call it together with others, "The Pinnacle@Duxton".',
      resolve: ({ estate }) => estate ?? null,
    }),
    postalCode: t.string({ nullable: true, description: 'Of PROJECT.', resolve: ({ postalCode }) => postalCode ?? null }),
    areaName: t.string({ nullable: true, description: 'The area it lies in.', resolve: ({ areaName }) => areaName ?? null }),
    areaNameLocal: t.string({ nullable: true, resolve: ({ areaNameLocal }) => areaNameLocal ?? null }),
    amenityType: t.string({
      nullable: true,
      description: 'Of STATION and SCHOOL: "mrt", "school".',
      resolve: ({ amenityType }) => amenityType ?? null,
    }),
    schoolKind: t.string({ nullable: true, description: 'Of SCHOOL: "primary".', resolve: ({ schoolKind }) => schoolKind ?? null }),
    code: t.string({ nullable: true, description: 'Of STATION: "NS16".', resolve: ({ code }) => code ?? null }),
    typeGroup: t.expose('typeGroup', {
      type: TypeGroupEnum,
      nullable: true,
      description:
        'Set for PROJECT and POSTAL_CODE: the project to open; for a STREET whose houses are kept by suburb or scheme: the project that has its sales.',
    }),
    slug: t.exposeString('slug', { nullable: true }),
    projectId: t.exposeID('projectId', { nullable: true, description: 'Set where slug is.' }),
    houseNo: t.string({
      nullable: true,
      description: 'Of STREET with slug: the typed house number, where a sale of this house is on record.',
      resolve: ({ houseNo }) => houseNo ?? null,
    }),
    areaId: t.exposeID('areaId', { nullable: true, description: 'Set for AREA.' }),
    lat: t.exposeFloat('lat', { nullable: true }),
    lng: t.exposeFloat('lng', { nullable: true }),
    isApproximate: t.boolean({
      description: 'Found by correcting the spelling.',
      resolve: ({ isApproximate }) => isApproximate ?? false,
    }),
    resultCount: t.exposeInt('resultCount', { description: 'How many projects stand behind it.' }),
  }),
})
