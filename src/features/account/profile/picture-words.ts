import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AVATAR_MAX_BYTES, AVATAR_MAX_PX, AVATAR_MIN_PX } from '#graphql/limits.ts'
import type { Failure } from '#lib/result.ts'
import type { PictureFault } from './avatar-check.ts'

const AVATAR_MAX_MEGABYTES = AVATAR_MAX_BYTES / 1024 / 1024

const SAY = {
  'file-type': msg`Only JPEG, PNG and WebP pictures can be taken.`,
  'file-size': msg`The picture is larger than ${AVATAR_MAX_MEGABYTES} MB. Take a smaller one.`,
  'file-dimensions': msg`The picture must be between ${AVATAR_MIN_PX} and ${AVATAR_MAX_PX} pixels wide and high.`,
} as const satisfies Record<PictureFault, MessageDescriptor>

const isPictureFault = (code: string): code is PictureFault => Object.hasOwn(SAY, code)

/** The failure with words for what is wrong with a picture, whoever found it, the page or the provider. */
export const tellPictureFault = (i18n: Pick<I18n, '_'>, failure: Failure): Failure =>
  isPictureFault(failure.code) ? { ...failure, message: i18n._(SAY[failure.code]) } : failure
