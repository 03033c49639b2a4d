import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CountryCode } from '#market/vocabulary.ts'

const NAMES = {
  SG: msg`Singapore`,
  MY: msg`Malaysia`,
  HK: msg`Hong Kong`,
  AU: msg`Australia`,
} as const satisfies Record<CountryCode, MessageDescriptor>

/** A country's name in the reader's language. */
export const countryName = (i18n: Pick<I18n, '_'>, country: CountryCode): string => i18n._(NAMES[country])
