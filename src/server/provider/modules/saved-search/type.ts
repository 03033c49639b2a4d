import { builder, vocabularyEnum } from '../../builder.ts'
import { ALERTS } from '../../db/account/words.ts'
import { isoTime } from '../../iso-time.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { type PlaceName, readPlaceNames } from './place-names.ts'
import type { SavedSearchRow } from './store.ts'

export const AlertEnum = vocabularyEnum('AlertInterval', ALERTS)

const WatchedPlaceRef = builder.objectRef<PlaceName>('WatchedPlace').implement({
  fields: (t) => ({
    at: t.exposeString('at', {
      description: 'Which part of the filter: "near", "reach", or "around" with its position in the list, "around-0".',
    }),
    name: t.exposeString('name'),
    nameLocal: t.exposeString('nameLocal', { nullable: true }),
  }),
})

export const SavedSearchRef = builder.objectRef<SavedSearchRow>('SavedSearch').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    country: t.expose('country', { type: CountryCodeEnum }),
    path: t.exposeString('path', { description: 'A page of the site without the prefix of a language, "/search".' }),
    search: t.exposeString('search', { description: 'Its parameters, "?q=bishan", or "".' }),
    alert: t.expose('alert', { type: AlertEnum }),
    canAlert: t.boolean({
      description: 'Whether it was saved with a filter, of projects or of advertised homes.',
      resolve: ({ hasFilter }) => hasFilter === 1,
    }),
    places: t.field({
      type: [WatchedPlaceRef],
      description: 'Names of the stations and schools that the filter starts from, as of the day it was saved.',
      resolve: ({ placeNames }) => readPlaceNames(placeNames),
    }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})
