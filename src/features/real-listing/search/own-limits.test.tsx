// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showPart } from '#fixtures/show-part.tsx'
import { keysOf } from '#lib/records.ts'
import { listingSearch, parseListingSearch } from '../search.ts'
import { carriedAlong } from './listing-filters.tsx'
import { OWN_LIMITS } from './own-limits.tsx'

const params: readonly string[] = keysOf(listingSearch.shape)
const CHOSEN = parseListingSearch({ land: '800_', since: 7, cut: 7, tour: 1, project: 'private-land/palm-walk', agent: 'R998001Z' })

it.each(keysOf(OWN_LIMITS))('the form sends %s once, under a name that the address reads', async (key) => {
  const { Control } = OWN_LIMITS[key]
  const carried = carriedAlong(CHOSEN, 'SG').flatMap(([name]) => (name === key ? [name] : []))
  if (Control === null) return expect(carried).toEqual([key])
  await showPart(
    <form>
      <Control search={parseListingSearch({})} />
    </form>,
  )
  const names = Array.from(document.querySelectorAll('[name]'), (control) => control.getAttribute('name') ?? '')
  expect(carried).toEqual([])
  expect(names).not.toEqual([])
  expect(names.filter((name) => !(name.startsWith(key) && params.includes(name)))).toEqual([])
})
