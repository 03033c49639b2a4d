import type { ComponentProps } from 'react'
import { siteOrigin } from './site-origin.ts'

/** The router renders this entry of `head.meta` as an escaped data block; its types know plain meta elements only. */
export const structuredData = (data: Record<string, unknown>) =>
  ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } }) as ComponentProps<'meta'>

/** schema.org Organization, for the home page's `head.meta`. */
export const organizationData = () =>
  structuredData({ '@type': 'Organization', name: 'realEstate', url: siteOrigin(), logo: `${siteOrigin()}/icon-512.png` })

/** schema.org BreadcrumbList, for `head.meta` of pages that lie below others; unprefixed paths, from the top down. */
export const breadcrumbData = (trail: readonly { name: string; path: string }[]) =>
  structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: siteOrigin() + path })),
  })
