import { loadNotoSlice, NOTO_SLICES } from '#ui/paper/noto-slices.ts'
import { labelPdf, testPagePdf } from './label-pdf.ts'
import type { PrintAnswer, PrintTask } from './print-labels.ts'

const answer = (said: PrintAnswer): void => postMessage(said)

addEventListener('message', ({ data }: MessageEvent<PrintTask>) => {
  const made =
    data.kind === 'labels'
      ? labelPdf(data.print, NOTO_SLICES, loadNotoSlice).then(({ bytes, cut }) => ({ bytes, cut }))
      : testPagePdf(data.print, NOTO_SLICES, loadNotoSlice).then((bytes) => ({ bytes, cut: 0 }))
  made.then(
    (file) => answer({ ok: true, ...file }),
    () => answer({ ok: false }),
  )
})
