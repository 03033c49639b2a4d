import { build } from './build.ts'
import { localAddress } from './local-address.ts'
import { prepareLocal } from './prepare-local.ts'
import { seconds, stopOnSignals } from './run.ts'
import { type Served, serveBuilt } from './serve-built.ts'

const begun = performance.now()
let served: Served | undefined
stopOnSignals(async () => served?.close())

const address = await localAddress()
await Promise.all([prepareLocal(), build({ quiet: true })])
served = await serveBuilt(address)

console.log(`
  Ready in ${seconds(performance.now() - begun)}:  ${served.url}

  Markets that nothing was imported into hold made-up demonstration data. Real open data is loaded by
    npm run data:import -- --market SG --from <folder>
  Ctrl-C stops the server.
`)
