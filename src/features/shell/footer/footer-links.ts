import { isPathOpen } from '#access/path-module.ts'
import { isOfferedTo } from '#access/sub-account.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { MenuPath } from '../bar/menu-groups.ts'

/** Pages of the footer that no menu shows; their words are in footer-words.tsx. */
export type FooterPath =
  | MenuPath
  | '/our-team'
  | '/clients'
  | '/contact'
  | '/news'
  | '/transaction-lists'
  | '/report/property'
  | '/realValue/calculators'
  | '/data-sources'
  | '/market-figures'
  | '/trust'
  | '/help-centre'
  | '/developers'
  | '/training-sessions'
  | '/privacy-policy'
  | '/terms-of-use'
  | '/terms-of-purchase'

export type FooterGroup = 'company' | 'products' | 'resources' | 'help'

/** §2.8 */
const GROUPS: Record<FooterGroup, readonly FooterPath[]> = {
  company: ['/about-us', '/our-team', '/clients', '/contact', '/news'],
  products: ['/realValue', '/realAgent', '/realLaunch', '/real360'],
  resources: [
    ...(['/map', '/search', '/report/property', '/transaction-lists', '/market-figures', '/realValue/calculators'] as const),
    ...(['/data-sources', '/realValue/faq'] as const),
  ],
  help: ['/help-centre', '/training-sessions', '/developers', '/trust'],
}

export const LEGAL_PATHS = ['/privacy-policy', '/terms-of-use', '/terms-of-purchase'] as const satisfies FooterPath[]

/** The footer's columns in a country: pages that are open there and to the viewer (§6), and no column that would be empty. */
export const footerColumns = (
  country: CountryCode,
  viewer: { isSubAccount: boolean } = { isSubAccount: false },
): { group: FooterGroup; paths: FooterPath[] }[] =>
  (Object.keys(GROUPS) as FooterGroup[])
    .map((group) => ({
      group,
      paths: GROUPS[group].filter((path) => isPathOpen(path, country) && isOfferedTo(viewer, path)),
    }))
    .filter(({ paths }) => paths.length > 0)
