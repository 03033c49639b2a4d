import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { verifyStages } from './lanes.ts'
import { stopOnSignals } from './run.ts'
import { StageRun } from './run-stages.ts'

commandLine(COMMANDS.verify)
stopOnSignals()
const stages = new StageRun('verify')
const isGood = await stages.run(verifyStages(process.env.TESTS === 'all'))
console.log(`\nverify ${isGood ? 'passed' : 'failed'} in ${stages.used()}`)
process.exit(isGood ? 0 : 1)
