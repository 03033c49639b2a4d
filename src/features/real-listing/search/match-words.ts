import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListingMatch } from '#graphql/generated/graphql.ts'

/** Where the words of a search were found. */
export const matchWords: Record<ListingMatch, MessageDescriptor> = {
  PROJECT: msg`project`,
  STREET: msg`street`,
  POSTAL: msg`postal code`,
  WORDS: msg`the advertisement’s text`,
}
