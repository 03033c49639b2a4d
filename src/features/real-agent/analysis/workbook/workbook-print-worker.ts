import type { PrintedWorkbook } from './save-workbook.ts'
import { WORKBOOK_FONTS } from './workbook-fonts.ts'
import { type WorkbookPrint, workbookPdf } from './workbook-pdf.ts'

const answer = (said: PrintedWorkbook): void => postMessage(said)

addEventListener('message', ({ data }: MessageEvent<WorkbookPrint>) => {
  workbookPdf(data, WORKBOOK_FONTS).then(
    (bytes) => answer({ ok: true, bytes }),
    () => answer({ ok: false }),
  )
})
