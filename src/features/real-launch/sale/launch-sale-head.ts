import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'
import { breadcrumbData } from '#session/structured-data.ts'

interface SaleAddress {
  countryCode: string
  projectType: string
  projectSlug: string
}

export function launchSaleHead(i18n: I18n, { countryCode, projectType, projectSlug }: SaleAddress, name: string | undefined) {
  const title = name ?? i18n._(msg`New launch`)
  const path = `/realLaunch/project/${countryCode}/${projectType}/${projectSlug}`
  const head = pageHead({
    title,
    description: i18n._(msg`${title}: the price list by floor and stack, what is left, the payments, and prices of like homes nearby.`),
    path,
  })
  const trail = [
    { name: i18n._(msg({ message: 'Home', context: 'first page' })), path: '/' },
    { name: i18n._(msg`New launches`), path: `/realLaunch?countryCode=${countryCode}` },
    { name: title, path },
  ]
  return { ...head, meta: [...head.meta, breadcrumbData(trail)] }
}
