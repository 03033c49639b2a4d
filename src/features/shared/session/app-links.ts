interface AppLink {
  /** a name, written alike in every language */
  name: string
  href: string
}

/** The app's ids in the stores, for a deployment to set: Google Play's package ("com.example.app") and the App Store's number ("id123456789"). */
const STORE_IDS: { googlePlay: string | null; appStore: string | null } = { googlePlay: null, appStore: null }

/** §2.7, §2.8: the app in the stores, in the footer and after a registration. Without an id the store is asked for the product's name. */
export const appLinks = ({ googlePlay, appStore } = STORE_IDS): readonly AppLink[] => [
  {
    name: 'Google Play',
    href: `https://play.google.com/store/${googlePlay ? `apps/details?id=${googlePlay}` : 'search?q=realAgent&c=apps'}`,
  },
  { name: 'App Store', href: `https://apps.apple.com/${appStore ? `app/${appStore}` : 'sg/search?term=realAgent'}` },
]
