import type { I18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import { filterSearchOf } from '#filter/address.ts'
import { askedFilter } from '#property/filter/asked.ts'
import { wireLimits } from '#property/filter/wire-limits.ts'
import type { SearchToSave } from '#property/search/page-to-save.ts'
import { countryName } from '#session/country-name.ts'
import type { MapViewState } from '../page/use-map-view.ts'

/** The map as a saved search: its address and the filter of its list; `said` is the text of its filters. */
export function mapToSave(router: AnyRouter, i18n: I18n, view: MapViewState, said: readonly string[]): SearchToSave {
  const { country, limits, asked, bounds, search } = view
  const { q, areaId, street, type, inArea, sort } = search
  const address = {
    countryCode: country,
    at: bounds ? search.at : undefined,
    q,
    areaId,
    street,
    type,
    inArea,
    ...filterSearchOf(limits),
    sort,
  }
  const { searchStr } = router.buildLocation({ to: '/map', search: address })
  const name = [asked.q ?? asked.street ?? countryName(i18n, country), ...said].join(' · ')
  return { country, name, path: '/map', search: searchStr, filter: { ...wireLimits(limits), ...askedFilter(asked), bounds } }
}
