import { type OutsideAddresses, outsideAddresses } from './outside-addresses.ts'

interface AppLink {
  /** a name, written alike in every language */
  name: string
  href: string
}

type App = Pick<OutsideAddresses, 'app' | 'googlePlay' | 'appStore'>

/** §2.7, §2.8: the app in the stores, in the footer and after a registration. A store without its id is asked for the app's name, where there is one. */
export function appLinks({ app, googlePlay, appStore }: App = outsideAddresses()): readonly AppLink[] {
  const name = app && encodeURIComponent(app)
  const play = googlePlay ? `apps/details?id=${googlePlay}` : name && `search?q=${name}&c=apps`
  const apple = appStore ? `app/${appStore}` : name && `sg/search?term=${name}`
  return [
    ...(play ? [{ name: 'Google Play', href: `https://play.google.com/store/${play}` }] : []),
    ...(apple ? [{ name: 'App Store', href: `https://apps.apple.com/${apple}` }] : []),
  ]
}
