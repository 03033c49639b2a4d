import { LOCALE_TAGS, type LocaleCode } from '#market/locale-tags.ts'
import type { CopyFormat } from '../../db/trade/words.ts'
import { isoTime } from '../../iso-time.ts'
import { fill } from '../../messages/fill.ts'
import { COPY_WORDS, isCopiedKind } from '../../messages/words/copy-words.ts'

interface DescribedFile {
  path: string
  kind: string
  format: CopyFormat
}

/** What each file of a copy is, in the language of the person; files of the store are named by their folders. */
export function readmeOf(files: readonly DescribedFile[], locale: LocaleCode, takenAt: number): string {
  const { title, taken, parts, kinds, formats, manifest, missing, care } = COPY_WORDS[LOCALE_TAGS[locale].header].readme
  const lines = new Set(
    files.map(({ path, kind, format }) => {
      const name = kind === 'file' ? `${path.split('/').slice(0, 2).join('/')}/` : path
      return `${name}: ${isCopiedKind(kind) ? kinds[kind] : kind} (${formats[format]})`
    }),
  )
  return [title, fill(taken, { taken: isoTime(takenAt) }), '', parts, '', ...lines, '', manifest, missing, '', care, ''].join('\r\n')
}
