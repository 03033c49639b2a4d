import { SAVED_SEARCHES_MAX } from '#graphql/limits.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireViewer } from '../../viewer.ts'
import { ListingFilterInput } from '../listing-search/listing-filter-input.ts'
import { ProjectFilterInput } from '../property/filter-input.ts'
import { readName } from './rules.ts'
import { keepSearch } from './save.ts'
import { stopAlertsByToken } from './stop-alerts.ts'
import { changeSaved, listSaved, removeSaved } from './store.ts'
import { AlertEnum, SavedSearchRef } from './type.ts'

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
