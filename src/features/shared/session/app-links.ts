interface AppLink {
  /** a name, written alike in every language */
  name: string
  href: string
}

/** §2.7, §2.8: the app in the stores, in the footer and after a registration: found by its name until a deployment sets its own listings here. */
export const APP_LINKS: readonly AppLink[] = [
  { name: 'Google Play', href: 'https://play.google.com/store/search?q=realAgent&c=apps' },
  { name: 'App Store', href: 'https://apps.apple.com/sg/search?term=realAgent' },
]
