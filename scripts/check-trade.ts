/** npm run check:trade — looks for what must never be in the account and trade databases of an environment. */
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { readEnvironment } from './environment.ts'
import { tellRefusal } from './operation-refused.ts'
import { checkTrade, TRADE_INVARIANTS } from './trade-invariants.ts'
import { ownWrangler } from './wrangler.ts'

const { values } = commandLine(COMMANDS['check:trade'])

await tellRefusal('check:trade', async () => {
  const findings = await checkTrade(ownWrangler, readEnvironment(values.env ?? ''))
  for (const { name, found, example } of findings) console.error(`${name}: ${found}, for example ${example}`)
  if (findings.length) process.exitCode = 1
  else console.log(`${TRADE_INVARIANTS.length} invariants hold`)
})
