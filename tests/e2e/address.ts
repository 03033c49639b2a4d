import { fileURLToPath } from 'node:url'

/** Another one lets two checkouts of a machine be tested side by side. */
export const E2E_PORT = Number(process.env.E2E_PORT ?? 4341)
export const E2E_URL = `http://127.0.0.1:${E2E_PORT}`
/** The log file of the tests' Worker. */
export const WORKER_LOG = fileURLToPath(new URL('../../test-results/e2e-worker.log', import.meta.url))
