/**
 * npm run valuation:backtest
 * Values past sales from the sales of earlier months only and prints how far off it was. Reads the given files and nothing else.
 */
import { readOptions } from '../src/server/provider/import/backtest/options.ts'
import { type BacktestReport, writePredictions, writeReport } from '../src/server/provider/import/backtest/report.ts'
import { runBacktest } from '../src/server/provider/import/backtest/run-backtest.ts'
import { ImportRefused } from '../src/server/provider/import/input-file.ts'
import { terminalProgress } from '../src/server/provider/import/terminal-progress.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

async function main(): Promise<void> {
  const options = readOptions(commandLine(COMMANDS['valuation:backtest']).values)
  const { report, valued, leftOut } = await runBacktest(options, terminalProgress())
  for (const line of leftOut) console.log(`  left out: ${line}`)
  writeReport(options.json, report)
  if (options.predictions !== undefined) writePredictions(options.predictions, valued)
  tell(report)
}

function tell(report: BacktestReport): void {
  const { n, coverage, mdape, mape, within10, medianBias, cover68, cover90, seconds } = report
  console.log(`${n} sales valued (${coverage} %) in ${seconds} s`)
  console.log(`median error ${mdape} %, mean ${mape} %, ${within10} % within 10 %, median bias ${medianBias} %`)
  console.log(`the 68 % band held ${cover68} %, the 90 % band ${cover90} %`)
}

main().catch((error: unknown) => {
  if (!(error instanceof ImportRefused)) throw error
  console.error(`refused: ${error.message}`)
  console.error('npm run valuation:backtest -- --help says more')
  process.exitCode = 1
})
