import { builder, vocabularyEnum } from '../../builder.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { SEARCH_KINDS } from './rules.ts'
import type { SuggestionRecord } from './store.ts'

const SearchKindEnum = vocabularyEnum('SearchKind', SEARCH_KINDS)

export const SearchSuggestionRef = builder.objectRef<SuggestionRecord>('SearchSuggestion')

SearchSuggestionRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: SearchKindEnum }),
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle'),
    typeGroup: t.expose('typeGroup', {
      type: TypeGroupEnum,
      nullable: true,
      description: 'Set for PROJECT and POSTAL_CODE: the project to open.',
    }),
    slug: t.exposeString('slug', { nullable: true }),
    projectId: t.exposeID('projectId', { nullable: true, description: 'Set for PROJECT and POSTAL_CODE.' }),
    areaId: t.exposeID('areaId', { nullable: true, description: 'Set for AREA.' }),
    lat: t.exposeFloat('lat', { nullable: true }),
    lng: t.exposeFloat('lng', { nullable: true }),
    resultCount: t.exposeInt('resultCount', { description: 'How many projects stand behind it.' }),
  }),
})
