import { createServer } from 'node:net'
import { join } from 'node:path'
import { LOCAL_TOOL_ENV, ROOT } from './run.ts'

export interface ServeOptions {
  port: number
  host?: string
  /** folder of the local databases; the one of `npm start` unless a test has its own */
  state?: string
  /** vars that differ from wrangler.toml's */
  vars?: Record<string, string>
  /** another worker's configuration; for the benchmark's yardstick */
  config?: string
}

export interface Served {
  url: string
  close(): Promise<void>
}

/** Serves the production bundle of dist/ in workerd as a child of this process; close() ends it and removes what it left. */
export async function serveBuilt({ port, host = '127.0.0.1', state, vars = {}, config }: ServeOptions): Promise<Served> {
  Object.assign(process.env, LOCAL_TOOL_ENV)
  // wrangler reads its environment when it is loaded
  const { unstable_startWorker: startWorker } = await import('wrangler')
  const worker = await startWorker({
    config: config ?? join(ROOT, 'dist/server/wrangler.json'),
    bindings: Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, { type: 'plain_text', value }])),
    dev: {
      server: { hostname: host, port },
      persist: state ?? join(ROOT, '.wrangler/state'),
      inspector: false,
      watch: false,
      logLevel: 'warn',
    },
  })
  await worker.ready
  return { url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`, close: () => worker.dispose() }
}

/** Whether somebody listens on the port already. */
export function isTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}
