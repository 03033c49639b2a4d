import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

interface SaleAddress {
  countryCode: string
  projectType: string
  projectSlug: string
}

export function launchSaleHead(i18n: I18n, { countryCode, projectType, projectSlug }: SaleAddress, name: string | undefined) {
  const title = name ?? i18n._(msg`New launch`)
  return pageHead({
    title,
    description: i18n._(msg`${title}: the price list by floor and stack, what is left, the payments, and prices of like homes nearby.`),
    path: `/realLaunch/project/${countryCode}/${projectType}/${projectSlug}`,
  })
}
