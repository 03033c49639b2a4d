import { createServer } from 'node:net'
import { join } from 'node:path'
import { JOB_CRON } from '../src/server/job-cron.ts'
import { LOCAL_TOOL_ENV, ROOT } from './run.ts'

/** The local runtime has no clock of its own, so what the platform starts every five minutes is started here. */
const JOBS_EVERY_MS = 60_000

export interface ServeOptions {
  port: number
  host?: string
  /** folder of the local databases; the one of `npm start` unless a test has its own */
  state?: string
  /** vars that differ from wrangler.toml's */
  vars?: Record<string, string>
  /** another worker's configuration; for the benchmark's baseline */
  config?: string
  /** where the runtime's inspector listens; nowhere by default */
  inspectorPort?: number
}

export interface Served {
  url: string
  close(): Promise<void>
}

/** Serves the production bundle of dist/ in workerd as a child of this process; close() ends it and removes what it left. */
export async function serveBuilt({ port, host = '127.0.0.1', state, vars = {}, config, inspectorPort }: ServeOptions): Promise<Served> {
  Object.assign(process.env, LOCAL_TOOL_ENV)
  // wrangler reads its environment when it is loaded
  const { unstable_startWorker: startWorker } = await import('wrangler')
  const url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
  const all = { JOB_ORIGIN: url, ...vars }
  const worker = await startWorker({
    config: config ?? join(ROOT, 'dist/server/wrangler.json'),
    bindings: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { type: 'plain_text', value }])),
    dev: {
      server: { hostname: host, port },
      persist: state ?? join(ROOT, '.wrangler/state'),
      inspector: inspectorPort === undefined ? false : { hostname: '127.0.0.1', port: inspectorPort },
      watch: false,
      logLevel: 'warn',
    },
  })
  await worker.ready
  const cronUrl = `${url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(JOB_CRON)}`
  const timer = config === undefined ? setInterval(() => void worker.fetch(cronUrl).catch(() => {}), JOBS_EVERY_MS) : undefined
  return {
    url,
    close: () => {
      clearInterval(timer)
      return worker.dispose()
    },
  }
}

/** Whether somebody listens on the port already. */
export function isTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}
