import { JOB_CRON } from '../src/server/job-cron.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { localAddress } from './local-address.ts'
import { prepareLocal } from './prepare-local.ts'
import { run, stopOnSignals } from './run.ts'

commandLine(COMMANDS.dev)
stopOnSignals()
const { port, host } = await localAddress()
await prepareLocal()
// the local runtime has no clock of its own
const cronUrl = `http://${host}:${port}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(JOB_CRON)}`
setInterval(() => void fetch(cronUrl).catch(() => {}), 60_000).unref()
const { code } = await run('vite', ['dev', '--config', 'app.config.ts', '--host', host], { env: { PORT: String(port) } })
process.exit(code)
