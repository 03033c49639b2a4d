import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../scripts/build.ts'
import { prepareLocal } from '../../scripts/prepare-local.ts'
import { ROOT, stopOnSignals } from '../../scripts/run.ts'
import { type Served, serveBuilt } from '../../scripts/serve-built.ts'
import { E2E_PORT } from './address.ts'

const state = join(ROOT, '.wrangler/e2e')
let served: Served | undefined
stopOnSignals(async () => served?.close())

// new databases each time: the demo data is the same bytes for the same code
rmSync(state, { recursive: true, force: true })
await Promise.all([prepareLocal(state), build({ quiet: true })])
served = await serveBuilt({ port: E2E_PORT, state })
