import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { UPLOAD_FILES_MAX, UPLOAD_TYPES } from '#graphql/upload-kinds.ts'
import { formatBytes } from '#lib/format.ts'

/** The largest picture or document, and the largest film, as a person reads them. */
export const uploadMaxima = (locale: string) => ({
  small: formatBytes(UPLOAD_TYPES.jpeg.maxBytes, locale),
  film: formatBytes(UPLOAD_TYPES.mp4.maxBytes, locale),
  count: UPLOAD_FILES_MAX,
})

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  'upload-type': msg`This is no JPEG, PNG, WebP, PDF or MP4 file, whatever its name says.`,
  'upload-empty': msg`The file is empty.`,
  'upload-unreadable': msg`The file cannot be read any more. Choose it again.`,
  'upload-part': msg`The file has changed meanwhile. Choose it again.`,
  'upload-unknown': msg`The file was given up, as it did not arrive within a day. Choose it again.`,
  'order-state': msg`The order takes no files in its present state.`,
  'order-unknown': msg`This order is not among yours.`,
  invalid_access_token: msg`Your session has ended. Log in again, and the file goes on where it stopped.`,
}

/** Why a file was refused, by its code. */
export function uploadRefusalWords(i18n: Pick<I18n, '_' | 'locale'>, code: string | null): string {
  const { small, film, count } = uploadMaxima(i18n.locale)
  if (code === 'upload-size') return i18n._(msg`The file is too large: at most ${small}, a film ${film}.`)
  if (code === 'upload-count') return i18n._(msg`An order holds at most ${count} files, and 1.5 GB together.`)
  return i18n._(REFUSALS[code ?? ''] ?? msg`The file could not be sent. Try again in a moment.`)
}
