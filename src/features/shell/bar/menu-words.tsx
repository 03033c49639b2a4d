import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Dropdown, MenuPath } from './menu-groups.ts'

interface MenuWords {
  title: ReactNode
  /** where the page stands in its product's own bar */
  short?: ReactNode
  /** one line that says what the page does; products have one */
  text?: ReactNode
}

/** Names of products are written alike in every language. */
export const MENU_WORDS: Record<MenuPath, MenuWords> = {
  '/': { title: <Trans context="first page">Home</Trans> },
  '/map': { title: <Trans>Map</Trans> },
  '/search': { title: <Trans>Search</Trans> },
  '/about-us': { title: <Trans>About us</Trans> },
  '/realValue': { title: <Trans>realValue</Trans>, text: <Trans>What a home is worth, and why</Trans> },
  '/realValue/book-a-valuation': { title: <Trans>Book a valuation</Trans> },
  '/realValue/faq': { title: <Trans>Questions about realValue</Trans>, short: <Trans>Questions</Trans> },
  '/realLaunch': { title: <Trans>realLaunch</Trans>, text: <Trans>New projects beside resale prices nearby</Trans> },
  '/realListing': { title: <Trans>realListing</Trans>, text: <Trans>Homes for sale and rent, each listed once</Trans> },
  '/realListing/search': { title: <Trans>Search listings</Trans> },
  '/realAgent': { title: <Trans>realAgent</Trans>, text: <Trans>Evidence and tools for agents</Trans> },
  '/realAgent/pricing': { title: <Trans>Pricing</Trans> },
  '/realAgent/smartplan': { title: <Trans>Smart plan</Trans>, text: <Trans>A client’s property plan across the years</Trans> },
  '/realAgent/market-analysis': {
    title: <Trans>Market analysis</Trans>,
    text: <Trans>Comparable sales, weighed and adjusted by you</Trans>,
  },
  '/realAgent/property-label': { title: <Trans>Property labels</Trans>, text: <Trans>Address label sheets, ready to print</Trans> },
  '/realAgent/transaction-lists': { title: <Trans>Transaction lists</Trans>, text: <Trans>Saved filters over sales and rentals</Trans> },
  '/real360': { title: <Trans>real360</Trans>, short: <Trans>Tours</Trans>, text: <Trans>Virtual tours of homes</Trans> },
  '/real360/staging': { title: <Trans>Virtual staging</Trans>, short: <Trans>Staging</Trans> },
  '/real360/pricing': { title: <Trans>What a tour costs</Trans>, short: <Trans>Pricing</Trans> },
  '/real360/faq': { title: <Trans>Questions about real360</Trans>, short: <Trans>Questions</Trans> },
  '/real360/contact': { title: <Trans>Contact us</Trans> },
}

export const DROPDOWN_WORDS: Record<Dropdown, ReactNode> = {
  products: <Trans>Products</Trans>,
  agentTools: <Trans>Tools for agents</Trans>,
}
