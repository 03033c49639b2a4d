import { DEMO_PASSWORD } from '../src/server/provider/demo/people/accounts.ts'
import { build } from './build.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { accountTable } from './demo-accounts.ts'
import { keepServing } from './keep-serving.ts'
import { localAddress } from './local-address.ts'
import { prepareLocal } from './prepare-local.ts'
import { seconds, stopOnSignals } from './run.ts'
import { type Served, serveBuilt } from './serve-built.ts'

commandLine(COMMANDS.start)
const begun = performance.now()
let served: Served | undefined
stopOnSignals(async () => served?.close())

const address = await localAddress()
await Promise.all([prepareLocal(), build({ quiet: true })])
served = await keepServing(() => serveBuilt(address))

console.log(`
  Ready in ${seconds(performance.now() - begun)}:  ${served.url}

  Mail and SMS are not sent here; they wait at  ${served.url}/outbox

  Markets that nothing was imported into hold made-up demonstration data. Real open data is loaded by
    npm run data:import -- --market SG --from <folder>

  Accounts to sign in with; nobody of these exists. The password is ${DEMO_PASSWORD}
${accountTable()}
  Mails and codes wait at ${served.url}/outbox

  Ctrl-C stops the server.
`)
