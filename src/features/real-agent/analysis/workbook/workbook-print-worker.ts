import inter from '@fontsource/inter/unicode.json'
import serif from '@fontsource/source-serif-4/unicode.json'
import type { FontSlices } from '#lib/font-slices.ts'
import { loadNotoSlice } from '#ui/paper/noto-slices.ts'
import { NOTO_SLICES } from '#ui/paper/paper-slices.ts'
import type { LoadSlice } from '#ui/paper/pdf-text.ts'
import type { PrintedWorkbook } from './save-workbook.ts'
import { unwritableLines, type WorkbookFonts, type WorkbookPrint, workbookPdf } from './workbook-pdf.ts'

const FILES = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/inter/files/inter-latin-400-normal.woff',
    '/node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  ],
  { eager: true, import: 'default', query: '?url&no-inline' },
)

/** Latin letters of a typeface of the site, all others of Noto Sans. */
function face(latin: string, file: string): { slices: FontSlices; load: LoadSlice } {
  return {
    slices: { ...NOTO_SLICES, latin },
    async load(slice) {
      if (slice !== 'latin') return loadNotoSlice(slice)
      const answer = await fetch(FILES[`/node_modules/@fontsource/${file}`] ?? '')
      if (!answer.ok) throw new Error('the font could not be loaded')
      return new Uint8Array(await answer.arrayBuffer())
    },
  }
}

const WORKBOOK_FONTS: WorkbookFonts = {
  body: face(inter.latin, 'inter/files/inter-latin-400-normal.woff'),
  display: face(serif.latin, 'source-serif-4/files/source-serif-4-latin-600-normal.woff'),
}

const answer = (said: PrintedWorkbook): void => postMessage(said)

async function made(print: WorkbookPrint): Promise<PrintedWorkbook> {
  const unwritable = await unwritableLines(print.text, WORKBOOK_FONTS)
  return unwritable.length > 0
    ? { ok: true, bytes: null, unwritable }
    : { ok: true, bytes: await workbookPdf(print, WORKBOOK_FONTS), unwritable }
}

addEventListener('message', ({ data }: MessageEvent<WorkbookPrint>) => {
  made(data).then(answer, () => answer({ ok: false }))
})
