import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../scripts/build.ts'
import { prepareLocal } from '../../scripts/prepare-local.ts'
import { ROOT, stopOnSignals } from '../../scripts/run.ts'
import { type Served, serveBuilt } from '../../scripts/serve-built.ts'
import { fillAgencyBlock } from '../fixtures/agency-block.ts'
import { serveImported } from '../fixtures/imported-markets.ts'
import { fillInvited } from '../fixtures/invited.ts'
import { fillPayers } from '../fixtures/payer.ts'
import { E2E_PORT, WORKER_LOG } from './address.ts'

const state = join(ROOT, '.wrangler/e2e')
let served: Served | undefined
let imported: ReturnType<typeof serveImported> | undefined
stopOnSignals(async () => void (await Promise.all([served?.close(), imported?.close()])))

// the Worker's output is shown, and kept for secrets.spec.ts, which looks for secrets in it
mkdirSync(join(ROOT, 'test-results'), { recursive: true })
rmSync(WORKER_LOG, { force: true })
for (const stream of [process.stdout, process.stderr]) {
  const show = stream.write.bind(stream)
  const keep = (text: string | Uint8Array): boolean => {
    appendFileSync(WORKER_LOG, text)
    return show(text)
  }
  stream.write = keep
}

// new databases each time: the same code makes the same demo data
rmSync(state, { recursive: true, force: true })
// `npm test` has made them beside other work
if (process.env.DEMO_STATE && existsSync(process.env.DEMO_STATE)) cpSync(process.env.DEMO_STATE, state, { recursive: true })
const prepared = prepareLocal(state).then(async () => {
  fillAgencyBlock(state)
  fillInvited(state)
  await fillPayers(state)
})
await Promise.all([prepared, build({ quiet: true })])
served = await serveBuilt({ port: E2E_PORT, state })
imported = serveImported()
