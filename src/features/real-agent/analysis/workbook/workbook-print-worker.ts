import { loadNotoSlice, NOTO_SLICES } from '#ui/paper/noto-slices.ts'
import type { PrintedWorkbook } from './save-workbook.ts'
import { type WorkbookPrint, workbookPdf } from './workbook-pdf.ts'

const answer = (said: PrintedWorkbook): void => postMessage(said)

addEventListener('message', ({ data }: MessageEvent<WorkbookPrint>) => {
  workbookPdf(data, NOTO_SLICES, loadNotoSlice).then(
    (bytes) => answer({ ok: true, bytes }),
    () => answer({ ok: false }),
  )
})
