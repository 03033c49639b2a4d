import { slugify } from '#lib/slug.ts'
import { saveFile } from '#ui/save-file.ts'
import type { LabelPrint } from './label-pdf.ts'

export type PrintTask =
  | { kind: 'labels'; print: LabelPrint }
  | { kind: 'test'; print: Pick<LabelPrint, 'layout' | 'offset' | 'title' | 'language'> & { words: string } }

export type PrintAnswer = { ok: true; bytes: Uint8Array; cut: number } | { ok: false }

/** Makes a PDF beside the page, so that the page stays usable, and saves it. Answers how many labels had no room for all of their text; throws when it could not be made. */
export async function printLabels(task: PrintTask): Promise<number> {
  const worker = new Worker(new URL('./label-print-worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<PrintAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PrintAnswer>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('the document could not be made')))
      worker.postMessage(task)
    })
    if (!answer.ok) throw new Error('the document could not be made')
    saveFile(`${slugify(task.print.title) || 'labels'}.pdf`, new Uint8Array(answer.bytes), 'application/pdf')
    return answer.cut
  } finally {
    worker.terminate()
  }
}
