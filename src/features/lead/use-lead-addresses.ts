import { useRouter } from '@tanstack/react-router'
import { joinLocale } from '#locales/locale-url.ts'
import { localeOf } from '#locales/locales.ts'
import { parseLocaleCode } from '#market/locale-tags.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { type ListedAddress, listingLink, NO_PROJECT } from '#property/listing/listing-link.ts'
import { siteOrigin } from '#session/site-origin.ts'
import type { Lead } from './inbox.ts'

type Home = NonNullable<Lead['home']>

/** The advertised home that was asked about. */
export const advertisedHome = ({ typeGroup, slug }: Home, { slug: word, activity }: NonNullable<Home['listing']>): ListedAddress => ({
  activity,
  addressTypeGroup: typeGroup,
  addressProjectSlug: slug,
  slug: word,
})

/** How addresses name the project of a home, "SG/private-stack/the-meadow"; undefined where it is not among the records. */
export const projectOfHome = ({ country, typeGroup, slug }: Home): string | undefined =>
  slug === NO_PROJECT ? undefined : `${country}/${fromWireTypeGroup(typeGroup)}/${slug}`

/** What a home is called in a sentence; null without one. */
export const homeWords = (home: Home | null): string | null => home && [home.name, home.unit].filter(Boolean).join(' ')

/**
 * Whole addresses to be sent to who wrote, in their language: the page of the home they asked about, and the free times that they can take,
 * under the agent's public id. Null where there is none.
 */
export function useLeadAddresses({ home, locale }: Pick<Lead, 'home' | 'locale'>, host: string | null) {
  const router = useRouter()
  const written = parseLocaleCode(locale)
  const prefix = written && localeOf(written).isPrefix ? written : null
  const whole = ({ pathname, searchStr }: { pathname: string; searchStr: string }) =>
    siteOrigin() + joinLocale(prefix, pathname) + searchStr
  const page = () => {
    if (home?.listing) return whole(router.buildLocation(listingLink(advertisedHome(home, home.listing), home.country)))
    return home && projectOfHome(home) ? whole(router.buildLocation(projectReportLink(home, home.country))) : null
  }
  const search = { project: home ? projectOfHome(home) : undefined }
  const times = host === null ? null : whole(router.buildLocation({ to: '/book/$hostId', params: { hostId: host }, search }))
  return { page: page(), times }
}
