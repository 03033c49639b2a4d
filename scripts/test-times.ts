import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { type Part, testReports } from './test-reports.ts'

const SHOWN = 12

/** Where the minutes of the last `npm test` went, as a table of docs/testing.md: runner, file, seconds of one worker, tests. */
commandLine(COMMANDS['test:times'])
const reports = testReports()
if (reports.length === 0) console.error('There is no report in test-results: run "npm test" first.')
const sum = (list: readonly Part[], key: 'ms' | 'tests') => list.reduce((total, part) => total + part[key], 0)
const row = (name: string, list: readonly Part[]) => `| ${name} | ${(sum(list, 'ms') / 1000).toFixed(0)} | ${sum(list, 'tests')} |`
for (const { runner, parts: all } of reports) {
  const parts = all.toSorted((a, b) => b.ms - a.ms)
  console.log(`\n| ${runner} | seconds | tests |\n|---|---:|---:|`)
  for (const part of parts.slice(0, SHOWN)) console.log(row(`\`${part.file}\``, [part]))
  if (parts.length > SHOWN) console.log(row(`${parts.length - SHOWN} more files`, parts.slice(SHOWN)))
  console.log(row('**all**', parts))
}
