import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MenuPath } from '../bar/menu-groups.ts'
import type { FooterGroup, FooterPath } from './footer-links.ts'

export const GROUP_WORDS: Record<FooterGroup, ReactNode> = {
  company: <Trans>Company</Trans>,
  products: <Trans>Products</Trans>,
  resources: <Trans>Resources</Trans>,
  help: <Trans>Help</Trans>,
}

/** Words of the pages that no menu shows; the others have theirs in menu-words.tsx. */
export const FOOTER_WORDS: Record<Exclude<FooterPath, MenuPath>, ReactNode> = {
  '/our-team': <Trans>Our team</Trans>,
  '/clients': <Trans>Clients</Trans>,
  '/contact': <Trans>Contact</Trans>,
  '/news': <Trans>News</Trans>,
  '/transaction-lists': <Trans>Transaction lists</Trans>,
  '/report/property': <Trans>Property reports</Trans>,
  '/realValue/calculators': <Trans>Calculators</Trans>,
  '/data-sources': <Trans>Data sources</Trans>,
  '/market-figures': <Trans>Market figures</Trans>,
  '/trust': <Trans>Promises, measured</Trans>,
  '/help-centre': <Trans>Help centre</Trans>,
  '/training-sessions': <Trans>Training sessions</Trans>,
  '/developers': <Trans>Developers</Trans>,
  '/privacy-policy': <Trans>Privacy policy</Trans>,
  '/terms-of-use': <Trans>Terms of use</Trans>,
  '/terms-of-purchase': <Trans>Terms of purchase</Trans>,
}
