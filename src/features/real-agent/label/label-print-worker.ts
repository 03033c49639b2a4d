import { loadNotoSlice } from '#ui/paper/noto-slices.ts'
import { NOTO_SLICES } from '#ui/paper/paper-slices.ts'
import { labelPdf, testPagePdf, unwritableIn } from './label-pdf.ts'
import type { PrintAnswer, PrintTask } from './print-labels.ts'

const answer = (said: PrintAnswer): void => postMessage(said)

async function madeOf(task: PrintTask) {
  if (task.kind === 'check') return { unwritable: await unwritableIn(task.labels, NOTO_SLICES, loadNotoSlice) }
  if (task.kind === 'test') return { bytes: await testPagePdf(task.print, NOTO_SLICES, loadNotoSlice), cut: 0 }
  const { bytes, cut } = await labelPdf(task.print, NOTO_SLICES, loadNotoSlice)
  return { bytes, cut }
}

addEventListener('message', ({ data }: MessageEvent<PrintTask>) => {
  madeOf(data).then(
    (file) => answer({ ok: true, ...file }),
    () => answer({ ok: false }),
  )
})
