import { basename } from 'node:path'
import type { Progress } from '../build/progress.ts'
import type { MarketSink, SourceRow } from '../db/market/rows.ts'
import type { FileFormat } from './file-format.ts'
import { ImportRefused } from './input-file.ts'
import type { RejectionReport } from './rejections.ts'
import { RowError } from './row-error.ts'

/** A file of the folder whose format is known. */
export interface RecognisedFile<Id extends string = string> {
  path: string
  format: FileFormat<Id>
  /** sha256 of its bytes */
  hash: string
  bytes: number
}

/** A file with a larger share of refused rows does not match its header and is refused. */
export const REJECTED_SHARE_MAX = 0.2

/** Counts accepted and refused rows of a file; `row` is the current one. */
export class Tally {
  row = 0
  accepted = 0
  rejected = 0
  firstMonth: number | null = null
  lastMonth: number | null = null
  readonly sourceId: number
  readonly file: RecognisedFile
  private readonly report: RejectionReport

  constructor(sourceId: number, file: RecognisedFile, report: RejectionReport) {
    this.sourceId = sourceId
    this.file = file
    this.report = report
  }

  /** Runs `take` for the next row; a RowError rejects it, anything else stops the import. `take` may return the row's month. */
  each(take: () => number | undefined): void {
    this.row++
    try {
      const month = take()
      this.accepted++
      if (month === undefined) return
      if (this.firstMonth === null || month < this.firstMonth) this.firstMonth = month
      if (this.lastMonth === null || month > this.lastMonth) this.lastMonth = month
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      this.rejected++
      this.note(error.column, error.message)
    }
  }

  /** Reports something about the current row without refusing it. */
  note(column: string, reason: string, row = this.row): void {
    this.report.add({ file: basename(this.file.path), row, column, reason })
  }

  /** Reports the current row once more rows were read. */
  noteLater(column: string): (reason: string) => void {
    const { row } = this
    return (reason) => this.note(column, reason, row)
  }

  close(): void {
    const name = basename(this.file.path)
    if (this.row === 0) throw new ImportRefused(`${name}: looks like "${this.file.format.title}" but has no rows`)
    if (this.rejected > this.row * REJECTED_SHARE_MAX) {
      const own = this.report.summary().find((line) => line.file === name)
      throw new ImportRefused(
        `${name}: looks like "${this.file.format.title}", but ${this.rejected} of ${this.row} rows cannot be read (${own?.column} ${own?.reason})`,
      )
    }
  }

  toSource(): SourceRow {
    const { format, hash, path } = this.file
    return {
      id: this.sourceId,
      name: `${format.title} (${basename(path)})`,
      kind: format.id,
      licence: format.licence,
      contentHash: hash,
      rowsRead: this.row,
      rowsAccepted: this.accepted,
      rowsRejected: this.rejected,
      firstMonth: this.firstMonth,
      lastMonth: this.lastMonth,
    }
  }
}

export interface ImportContext<Id extends string = string> {
  sink: MarketSink
  progress: Progress
  report: RejectionReport
  files: readonly RecognisedFile<Id>[]
}
