import { describe, expect, it } from 'vitest'
import { menuPages } from '#fixtures/menu-pages.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { type Bar, MENU_PATHS, type MenuEntry, menuEntries } from './menu-groups.ts'

const BARS: Bar[] = ['site', 'real360', 'realAgent', 'nonAgent', 'realListing', 'realValue']
const anonymous = { isSubAccount: false }
const pathsOf = (entries: MenuEntry[]) => entries.flatMap((entry) => (entry.kind === 'page' ? [entry.path] : entry.paths))
const dropdownsOf = (entries: MenuEntry[]) => entries.flatMap((entry) => (entry.kind === 'dropdown' ? [entry.name] : []))

describe('menuEntries (§2.8)', () => {
  it.each(COUNTRY_CODES)('%s: leads only to pages that are open there, and no dropdown is empty', (country) => {
    const open = new Set<string>(menuPages(country).map(({ path }) => path))
    for (const bar of BARS) {
      const entries = menuEntries(bar, country, anonymous)
      expect(pathsOf(entries).filter((path) => !open.has(path))).toEqual([])
      expect(entries.filter((entry) => entry.kind === 'dropdown' && entry.paths.length === 0)).toEqual([])
    }
  })

  it('shows what §6 opens: Australia has tours and launches, no agents and no valuation', () => {
    expect(pathsOf(menuEntries('site', 'AU', anonymous))).toEqual(['/', '/map', '/search', '/realLaunch', '/real360/pricing', '/about-us'])
  })

  it('keeps the listings out while their flag is off', () => {
    expect(pathsOf(menuEntries('site', 'SG', anonymous))).not.toContain('/realListing')
  })

  it('hides products and pricing from sub-account users in the non-agent bar, and there only', () => {
    const subAccount = { isSubAccount: true }
    const entries = menuEntries('nonAgent', 'SG', subAccount)
    expect(dropdownsOf(entries)).toEqual([])
    expect(pathsOf(entries)).not.toContain('/realAgent/pricing')
    expect(dropdownsOf(menuEntries('nonAgent', 'SG', anonymous))).toEqual(['products'])
    expect(dropdownsOf(menuEntries('realValue', 'SG', subAccount))).toEqual(['products'])
  })

  it('names every page that a menu may show', () => {
    const all = new Set<string>(COUNTRY_CODES.flatMap((country) => menuPages(country, true).map(({ path }) => path)))
    expect([...all].toSorted()).toEqual([...MENU_PATHS].toSorted())
  })
})
