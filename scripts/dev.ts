import { localAddress } from './local-address.ts'
import { prepareLocal } from './prepare-local.ts'
import { run, stopOnSignals } from './run.ts'

stopOnSignals()
const { port, host } = await localAddress()
await prepareLocal()
const { code } = await run('vite', ['dev', '--config', 'app.config.ts', '--host', host], { env: { PORT: String(port) } })
process.exit(code)
