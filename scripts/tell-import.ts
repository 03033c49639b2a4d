import type { ImportOutcome } from '../src/server/provider/import/run/run-import.ts'

const REASONS_SHOWN = 12

/** Says what was read, what was refused and why, and what the market holds. */
export function tellImport({ changed, contentHash, recognised, skipped, report, summary }: ImportOutcome, reportFile: string): void {
  for (const name of recognised) console.log(`  ${name}`)
  for (const name of skipped) console.log(`  ${name}: not recognised, skipped`)
  if (!changed || !summary) {
    console.log(`nothing changed: version ${contentHash} is already published`)
    return
  }
  for (const { count, file, column, reason } of report.summary().slice(0, REASONS_SHOWN))
    console.log(`  ${count} × ${file}: ${[column, reason].filter(Boolean).join(' ')}`)
  console.log(`${report.rows.length} rows reported, see ${reportFile}`)
  const { projectCount, saleCount, rentCount, amenityCount, outliers, firstMonth, lastMonth } = summary
  console.log(`${projectCount} projects, ${saleCount} sales, ${rentCount} rents, ${amenityCount} amenities, ${firstMonth} to ${lastMonth}`)
  console.log(`${outliers} prices kept out of statistics as outliers; version ${contentHash}`)
}
