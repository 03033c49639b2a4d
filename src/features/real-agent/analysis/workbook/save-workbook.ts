import { accentShades } from '#lib/accent-shades.ts'
import { slugify } from '#lib/slug.ts'
import { saveFile } from '#ui/save-file.ts'
import type { WorkbookPrint } from './workbook-pdf.ts'
import type { WorkbookText } from './workbook-text.ts'

export type PrintedWorkbook = { ok: true; bytes: Uint8Array | null; unwritable: string[] } | { ok: false }

/** The site's own colour on paper. */
const OWN_ACCENT = '#0f6b74'

/** A picture of any kind that the browser reads, as PNG, where `isSquare` its middle square; null where it cannot be had: a workbook without its logo is still one. */
async function asPng(address: string | null, isSquare = false): Promise<Uint8Array | null> {
  if (address === null) return null
  try {
    const answer = await fetch(address)
    if (!answer.ok) return null
    const picture = await createImageBitmap(await answer.blob())
    const canvas = document.createElement('canvas')
    const side = Math.min(picture.width, picture.height)
    const [width, height] = isSquare ? [side, side] : [picture.width, picture.height]
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(picture, (width - picture.width) / 2, (height - picture.height) / 2)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return blob && new Uint8Array(await blob.arrayBuffer())
  } catch {
    return null
  }
}

/**
 * Makes the PDF beside the page, so that the page stays usable, and saves it. Answers the lines that its fonts cannot write; where there are any,
 * nothing is saved. Throws when it could not be made.
 */
export async function saveWorkbook(text: WorkbookText): Promise<string[]> {
  const accent = text.accent ? accentShades(text.accent).light : OWN_ACCENT
  const [logo, portrait] = await Promise.all([asPng(text.logo), asPng(text.portrait, true)])
  const print: WorkbookPrint = { text, accent, logo, portrait }
  const worker = new Worker(new URL('./workbook-print-worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<PrintedWorkbook>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PrintedWorkbook>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('the document could not be made')))
      worker.postMessage(print)
    })
    if (!answer.ok) throw new Error('the document could not be made')
    if (answer.bytes) saveFile(`${slugify(text.title) || 'market-analysis'}.pdf`, new Uint8Array(answer.bytes), 'application/pdf')
    return answer.unwritable
  } finally {
    worker.terminate()
  }
}
