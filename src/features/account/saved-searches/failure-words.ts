import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#lib/result.ts'
import { failureWords } from '../editor/messages.ts'

const SAY = new Map<string, MessageDescriptor>([
  ['saved-search-unknown', msg`This search is not kept any more.`],
  ['saved-search-name', msg`Give the search a name of one line.`],
])

/** Why a saved search could not be changed. */
export function savedSearchFailureWords(i18n: Pick<I18n, '_'>, failure: Failure): string {
  const words = SAY.get(failure.code)
  return words ? i18n._(words) : failureWords(i18n, failure)
}
