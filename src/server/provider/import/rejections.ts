import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Rejection {
  /** its name; of a file in an archive "archive.zip/name" */
  file: string
  /** 1 is the first row after the header; the line in a file without one */
  row: number
  column: string
  reason: string
}

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows that were refused or could not be placed. */
export class RejectionReport {
  readonly rows: Rejection[] = []

  add(rejection: Rejection): void {
    this.rows.push(rejection)
  }

  /** How often each reason occurred in a file or an archive, most frequent first. */
  summary(): { file: string; column: string; reason: string; count: number }[] {
    const counts = new Map<string, { file: string; column: string; reason: string; count: number }>()
    for (const { file: path, column, reason } of this.rows) {
      const file = path.split('/')[0] ?? path
      const known = counts.get(`${file}\0${column}\0${reason}`)
      if (known) known.count++
      else counts.set(`${file}\0${column}\0${reason}`, { file, column, reason, count: 1 })
    }
    return [...counts.values()].sort((a, b) => b.count - a.count || (a.file + a.column < b.file + b.column ? -1 : 1))
  }

  /** file,row,column,reason */
  write(path: string): void {
    mkdirSync(dirname(path), { recursive: true })
    const lines = this.rows.map(({ file, row, column, reason }) => [quoted(file), row, quoted(column), quoted(reason)].join(','))
    writeFileSync(path, `${['file,row,column,reason', ...lines].join('\n')}\n`)
  }
}
