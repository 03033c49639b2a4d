import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'
import { breadcrumbData } from '#session/structured-data.ts'

/** Title, description and place below the search of a report at `path`; `name` is null when the project could not be loaded. */
export function reportHead(i18n: I18n, name: string | null, path: string) {
  if (name === null) return { meta: [{ title: 'realEstate' }] }
  const head = pageHead({
    title: i18n._(msg`${name}: what it is worth, and why`),
    description: i18n._(msg`Estimate with range, comparable sales, price trend and recorded deals of ${name}.`),
    path,
  })
  const trail = [
    { name: i18n._(msg`Home`), path: '/' },
    { name: i18n._(msg`Search`), path: '/search' },
    { name, path },
  ]
  return { ...head, meta: [...head.meta, breadcrumbData(trail)] }
}
