import { SAVED_SEARCHES_MAX } from '#graphql/limits.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { ALERTS } from '../../db/account/words.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { ListingFilterInput } from '../listing-search/listing-filter.ts'
import { ProjectFilterInput } from '../property/filter-input.ts'
import { type PlaceName, readPlaceNames } from './place-names.ts'
import { readName } from './rules.ts'
import { keepSearch } from './save.ts'
import { stopAlertsByToken } from './stop-alerts.ts'
import type { SavedSearchRow } from './store.ts'
import { changeSaved, listSaved, removeSaved } from './store.ts'

const AlertEnum = vocabularyEnum('AlertInterval', ALERTS)

const WatchedPlaceRef = builder.objectRef<PlaceName>('WatchedPlace').implement({
  fields: (t) => ({
    at: t.exposeString('at', {
      description: 'Which part of the filter: "near", "reach", or "around" with its position in the list, "around-0".',
    }),
    name: t.exposeString('name'),
    nameLocal: t.exposeString('nameLocal', { nullable: true }),
  }),
})

const SavedSearchRef = builder.objectRef<SavedSearchRow>('SavedSearch').implement({
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

const unknown = () => refusal('saved-search-unknown', 'There is no such saved search.')

const SaveSearchInput = builder.inputType('SaveSearchInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    path: t.string({ required: true, description: 'A page of the site without the prefix of a language.' }),
    search: t.string({ description: 'Its parameters, beginning with "?".' }),
    filter: t.field({ type: ProjectFilterInput, description: 'The projects it shows; without it there are no alerts.' }),
    listings: t.field({ type: ListingFilterInput, description: 'The advertised homes it shows, where it shows those and no projects.' }),
    alert: t.field({ type: AlertEnum }),
  }),
})

builder.queryField('savedSearches', (t) =>
  t.field({
    type: [SavedSearchRef],
    description: 'The saved searches of the viewer in all countries, the newest first.',
    extensions: { cost: 10, listSize: SAVED_SEARCHES_MAX },
    resolve: async (_, __, context) => listSaved(context.account, (await requireViewer(context)).id),
  }),
)

builder.mutationFields((t) => ({
  saveSearch: t.field({
    type: SavedSearchRef,
    description: `Keeps an address in the request's country for the viewer; the same address is kept once. At most ${SAVED_SEARCHES_MAX} are kept. Codes: saved-search-name, saved-search-address, saved-search-filter, too-many-saved-searches.`,
    args: { input: t.arg({ type: SaveSearchInput, required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { input }, context) => keepSearch(context, await requireViewer(context), input),
  }),
  updateSavedSearch: t.field({
    type: SavedSearchRef,
    description: 'Renames a saved search or changes how often mails report its news. Codes: saved-search-unknown, saved-search-name.',
    args: { id: t.arg.id({ required: true }), name: t.arg.string(), alert: t.arg({ type: AlertEnum }) },
    extensions: { cost: 20 },
    resolve: async (_, { id, name, alert }, context) => {
      const viewer = await requireViewer(context)
      const clean = name == null ? null : readName(name)
      if (name != null && clean === null) throw refusal('saved-search-name', 'The name is one line that is neither empty nor too long.')
      const change = { userId: viewer.id, id: String(id), name: clean, alert: alert ?? null, now: unixSeconds(context.clock) }
      const changed = await changeSaved(context.account, change)
      if (!changed) throw unknown()
      return changed
    },
  }),
  deleteSavedSearch: t.field({
    type: SuccessRef,
    description: 'Deletes a saved search. Code saved-search-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id }, context) => {
      const viewer = await requireViewer(context)
      if (!(await removeSaved(context.account, viewer.id, String(id)))) throw unknown()
      return DONE
    },
  }),
  stopAlerts: t.field({
    type: SuccessRef,
    description: 'Ends all alerts of the person whose mail held this token; the searches stay. Code token-spent.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { token }, context) => {
      if (!(await stopAlertsByToken(context.account, token, unixSeconds(context.clock))))
        throw refusal('token-spent', 'This link is not known.')
      return DONE
    },
  }),
}))
