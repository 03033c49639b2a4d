import type { Comparison } from './compare.ts'

const SHOWN = 20

/** Whether something was compared and nothing differs. */
export const isTrue = ({ homes, differences }: Comparison): boolean => homes > 0 && differences.length === 0

/** What was compared, how often and how many differ; the first that do; and the rules by which the files were read. */
export function truthTable({ counts, differences, homes }: Comparison, notes: readonly string[]): string {
  const rows = [...counts].map(
    ([what, { compared, differ }]) => `  ${what.padEnd(32)}${String(compared).padStart(8)} compared${String(differ).padStart(6)} differ`,
  )
  const first = differences
    .slice(0, SHOWN)
    .map(({ name, what, files, edition, file }) => `  ${name || 'all'}: ${what}: file ${files}, edition ${edition}${file && ` (${file})`}`)
  const head =
    homes === 0 ? 'nothing was compared: the edition has no home with sales' : `${homes} homes compared, ${differences.length} differences`
  return [head, ...rows, ...(first.length > 0 ? ['First differences', ...first] : []), 'Rules', ...notes.map((note) => `  ${note}`)].join(
    '\n',
  )
}
