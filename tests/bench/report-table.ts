export interface Row {
  what: string
  ours: string
  baseline: string
  /** ours against the baseline, or what is left of a budget */
  ratio: string
  /** true fails the benchmark */
  isBroken?: boolean
}

export const times = (ours: number, baseline: number): string => (baseline === 0 ? '–' : `${(ours / baseline).toFixed(2)} ×`)

/** Bytes against a budget in kB of 1,000 bytes; nothing at all was not measured, and breaks it too. */
export const budgetRow = (what: string, bytes: number, budget: number): Row => ({
  what: `${what}, kB gzip`,
  ours: (bytes / 1_000).toFixed(0),
  baseline: String(budget),
  ratio: `${Math.round(bytes / 10 / budget)} %`,
  isBroken: bytes === 0 || bytes > budget * 1_000,
})

/** One table of all measurements, in plain text. */
export function printTable(rows: Row[]): void {
  const cells = [
    ['', 'ours', 'baseline', 'ratio'],
    ...rows.map(({ what, ours, baseline, ratio, isBroken }) => [what, ours, baseline, isBroken ? `${ratio}  BROKEN` : ratio]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const row of cells)
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   '))
}
