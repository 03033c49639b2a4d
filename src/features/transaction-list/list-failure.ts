import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#lib/result.ts'

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'deal-list-name': msg`The name is missing or too long.`,
  'deal-list-many': msg`There is no room for another list. Delete one first.`,
  'deal-list-unknown': msg`This list is not there any more.`,
  'deal-list-agents': msg`Lists are kept by agents.`,
}

/** What a refused act on a kept list says. */
export const listFailureWords = (i18n: I18n, { code }: Failure): string =>
  i18n._(
    WORDS[code] ??
      (code.startsWith('share-lines-')
        ? msg`Your licence number, agency and phone must be in your profile before a list can be shared.`
        : msg`This could not be done. Try again.`),
  )
