import { isOfferedTo } from '#access/sub-account.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { isShownInMenu } from './shown-in-menu.ts'

/** The pages that menus lead to, each with its words in menu-words.tsx. */
export const MENU_PATHS = [
  '/',
  '/map',
  '/search',
  '/about-us',
  '/realValue',
  '/realValue/book-a-valuation',
  '/realValue/faq',
  '/realLaunch',
  '/realListing',
  '/realListing/search',
  '/realAgent',
  '/realAgent/pricing',
  '/realAgent/smartplan',
  '/realAgent/market-analysis',
  '/realAgent/property-label',
  '/realAgent/transaction-lists',
  '/real360',
  '/real360/staging',
  '/real360/pricing',
  '/real360/faq',
  '/real360/contact',
] as const
export type MenuPath = (typeof MENU_PATHS)[number]

/** §2.8: which top bar; the default layout's is `site`. */
export type Bar = 'site' | 'real360' | 'realAgent' | 'nonAgent' | 'realListing' | 'realValue'

export type Dropdown = 'products' | 'agentTools'
/** A page stands in the bar itself, a dropdown holds several. */
export type MenuEntry = { kind: 'page'; path: MenuPath } | { kind: 'dropdown'; name: Dropdown; paths: MenuPath[] }

const DROPDOWNS: Record<Dropdown, readonly MenuPath[]> = {
  products: ['/realValue', '/realAgent', '/realLaunch', '/realListing', '/real360'],
  agentTools: ['/realAgent/market-analysis', '/realAgent/smartplan', '/realAgent/property-label', '/realAgent/transaction-lists'],
}

const BARS: Record<Bar, readonly (MenuPath | Dropdown)[]> = {
  site: ['/', '/map', '/search', 'products', 'agentTools', '/about-us'],
  real360: ['/', 'products', '/real360', '/real360/staging', '/real360/pricing', '/real360/faq', '/real360/contact'],
  realAgent: ['/', 'products', 'agentTools', '/realAgent/pricing', '/map', '/search'],
  nonAgent: ['/', 'products', '/realAgent/pricing', '/map', '/search'],
  realListing: ['/', 'products', '/realListing/search', '/map', '/search'],
  realValue: ['/', 'products', '/realValue', '/realValue/book-a-valuation', '/realValue/faq', '/map'],
}

/** §2.8: the non-agent bar of sub-account users, without products and pricing: what their seat opens. */
const SUB_ACCOUNT_BAR: readonly (MenuPath | Dropdown)[] = ['/', '/realValue', '/realValue/book-a-valuation', '/realValue/faq']

interface MenuViewer {
  isSubAccount: boolean
}

const isDropdown = (entry: MenuPath | Dropdown): entry is Dropdown => entry in DROPDOWNS

/** §2.8, §6: what a bar offers in a country: pages that are open there and to the viewer only, and no dropdown that would be empty. */
export function menuEntries(bar: Bar, country: CountryCode, { isSubAccount }: MenuViewer): MenuEntry[] {
  const isOpen = (path: MenuPath) => isShownInMenu(path, country) && isOfferedTo({ isSubAccount }, path)
  return (bar === 'nonAgent' && isSubAccount ? SUB_ACCOUNT_BAR : BARS[bar]).flatMap((entry): MenuEntry[] => {
    if (!isDropdown(entry)) return isOpen(entry) ? [{ kind: 'page', path: entry }] : []
    const paths = DROPDOWNS[entry].filter(isOpen)
    return paths.length > 0 ? [{ kind: 'dropdown', name: entry, paths }] : []
  })
}
