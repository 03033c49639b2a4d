import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Title and description of a report; `name` is null when the project could not be loaded. */
export function reportHead(i18n: I18n, name: string | null) {
  if (name === null) return { meta: [{ title: 'realEstate' }] }
  return {
    meta: [
      { title: `${i18n._(msg`${name}: what it is worth, and why`)} – realEstate` },
      { name: 'description', content: i18n._(msg`Estimate with range, comparable sales, price trend and recorded deals of ${name}.`) },
    ],
  }
}
