interface OutsideLink {
  /** a name, written alike in every language */
  name: string
  /** null: not shown; a deployment sets its own addresses here */
  href: string | null
}

/** §2.8: Facebook, Instagram, LinkedIn, TikTok; the WhatsApp chat beside them comes from the country's service number. */
export const SOCIAL_LINKS: readonly OutsideLink[] = [
  { name: 'Facebook', href: null },
  { name: 'Instagram', href: null },
  { name: 'LinkedIn', href: null },
  { name: 'TikTok', href: null },
]

/** §2.8: two other product sites. */
export const PRODUCT_SITE_LINKS: readonly OutsideLink[] = [
  { name: 'realEstate Data', href: null },
  { name: 'realEstate Studio', href: null },
]
