import { describe, expect, it } from 'vitest'
import { isPathOpen } from '#access/path-module.ts'
import { menuPath } from '#access/sub-account.ts'
import { menuPages } from '#fixtures/menu-pages.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { anonymous as anonymousViewer } from '#session/viewer.ts'
import { decideAccess } from '../access.ts'
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

  it('shows what §6 opens: Australia has launches, no agents and no valuation', () => {
    expect(pathsOf(menuEntries('site', 'AU', anonymous))).toEqual(['/', '/map', '/search', '/realLaunch', '/real360', '/about-us'])
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

  it('§6: leads sub-account users nowhere that sends them away, and from the non-agent bar to realValue', () => {
    const subAccount = { ...anonymousViewer, isLoggedIn: true, isSubAccount: true }
    for (const country of COUNTRY_CODES)
      for (const bar of BARS)
        for (const path of pathsOf(menuEntries(bar, country, subAccount))) {
          const pathname = menuPath('/realValue', path, subAccount)
          if (!isPathOpen(pathname, country)) continue
          expect({ bar, path, access: decideAccess({ pathname, country, viewer: subAccount, search: {} }) }).toEqual({
            bar,
            path,
            access: { kind: 'allow' },
          })
        }
    expect(pathsOf(menuEntries('nonAgent', 'SG', subAccount))).toEqual(['/', '/realValue', '/realValue/book-a-valuation', '/realValue/faq'])
    expect(pathsOf(menuEntries('nonAgent', 'MY', subAccount))).toEqual(['/', '/realValue'])
  })

  it('names every page that a menu may show', () => {
    const all = new Set<string>(COUNTRY_CODES.flatMap((country) => menuPages(country, true).map(({ path }) => path)))
    expect([...all].toSorted()).toEqual([...MENU_PATHS].toSorted())
  })
})
