export interface Row {
  what: string
  ours: string
  baseline: string
  /** ours against the baseline, or what is left of a budget */
  ratio: string
  /** true fails the benchmark */
  isBroken?: boolean
  /** a count of what is wrong: none is the good result. Every other row that holds no figure but 0 was not measured */
  isOfFaults?: boolean
}

/** Whether a cell says that nothing was there to be measured: nothing but zeros, or what comes of dividing by them. A dash or nothing says that there is no such figure. */
const isOfNothing = (cell: string): boolean => /NaN|Infinity/.test(cell) || (/\d/.test(cell) && !/[1-9]/.test(cell))

/** Whether a row measured nothing, so that it says nothing of its limit. */
export const isUnmeasured = ({ ours, baseline, isOfFaults = false }: Row): boolean =>
  !/\d/.test(ours) || /NaN|Infinity/.test(ours + baseline) || (!isOfFaults && [ours, baseline].some(isOfNothing))

/** Whether a row fails the benchmark: it is beyond its limit, or nothing was measured. */
export const fails = (row: Row): boolean => (row.isBroken ?? false) || isUnmeasured(row)

export const times = (ours: number, baseline: number): string => (baseline === 0 ? '–' : `${(ours / baseline).toFixed(2)} ×`)

/** Bytes against a budget in kB of 1,000 bytes. */
export const budgetRow = (what: string, bytes: number, budget: number): Row => ({
  what: `${what}, kB gzip`,
  ours: (bytes / 1_000).toFixed(0),
  baseline: String(budget),
  ratio: `${Math.round(bytes / 10 / budget)} %`,
  isBroken: bytes > budget * 1_000,
})

const verdictOf = (row: Row): string =>
  isUnmeasured(row) ? `${row.ratio}  NOT MEASURED` : row.isBroken ? `${row.ratio}  BROKEN` : row.ratio

/** One table of all measurements, in plain text. */
export function printTable(rows: Row[]): void {
  const cells = [['', 'ours', 'baseline', 'ratio'], ...rows.map((row) => [row.what, row.ours, row.baseline, verdictOf(row)])]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const row of cells)
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   '))
}
