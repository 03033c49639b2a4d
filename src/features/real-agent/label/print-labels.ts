import { slugify } from '#lib/slug.ts'
import { saveFile } from '#ui/save-file.ts'
import type { LabelPrint } from './label-pdf.ts'

export type PrintTask =
  | { kind: 'check'; labels: LabelPrint['labels'] }
  | { kind: 'labels'; print: LabelPrint }
  | { kind: 'test'; print: Pick<LabelPrint, 'layout' | 'offset' | 'title' | 'language'> & { words: string } }

export type PrintAnswer = { ok: true; bytes: Uint8Array; cut: number } | { ok: true; unwritable: number[] } | { ok: false }

/** Beside the page, so that the page stays usable. */
async function done(task: PrintTask): Promise<Exclude<PrintAnswer, { ok: false }>> {
  const worker = new Worker(new URL('./label-print-worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<PrintAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PrintAnswer>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('the document could not be made')))
      worker.postMessage(task)
    })
    if (!answer.ok) throw new Error('the document could not be made')
    return answer
  } finally {
    worker.terminate()
  }
}

/** Makes a PDF and saves it. Answers how many labels had no room for all of their text; throws when it could not be made. */
export async function printLabels(task: Exclude<PrintTask, { kind: 'check' }>): Promise<number> {
  const answer = await done(task)
  if (!('bytes' in answer)) throw new Error('the document could not be made')
  saveFile(`${slugify(task.print.title) || 'labels'}.pdf`, new Uint8Array(answer.bytes), 'application/pdf')
  return answer.cut
}

/** Which labels, from 0, hold a letter that their font cannot write; throws when the font could not be loaded. */
export async function unwritableLabels(labels: LabelPrint['labels']): Promise<number[]> {
  const answer = await done({ kind: 'check', labels })
  return 'unwritable' in answer ? answer.unwritable : []
}
