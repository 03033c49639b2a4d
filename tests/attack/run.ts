/**
 * npm run attack
 * Attacks the built site on a server of its own on 127.0.0.1, which it starts and removes: bad addresses, documents, server functions, guessed
 * passwords, files of feeds, webhooks, addresses of pictures, bodies that drip, a provider that fails, and kills under writes. Prints the seed and the counts; exits with 1 when something happened that never should.
 */
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { prepareLocal } from '../../scripts/prepare-local.ts'
import { ROOT, seconds } from '../../scripts/run.ts'
import { ownWorker } from '../fixtures/own-worker.ts'
import { type Findings, newFindings } from './campaign.ts'
import { attackAddresses, attackByKilling, attackDocuments, attackSignIn } from './campaigns.ts'
import { attackFeeds } from './feeds.ts'
import { attackFunctions } from './functions.ts'
import { attackProvider } from './provider-failures.ts'
import { attackBySlowBodies, attackPictures, attackWebhooks } from './second-looks.ts'

const E2E_STATE = join(ROOT, '.wrangler/e2e')

const { values } = commandLine(COMMANDS.attack)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const factor = values.short ? 1 : 10
console.log(`seed ${seed}`)

let faults = 0
async function report(name: string, campaign: () => Promise<Findings>): Promise<void> {
  const begun = performance.now()
  const found = await campaign().catch((error: unknown) => ({ ...newFindings(), faults: [`ended early: ${String(error)}`] }))
  const counts = [...found.counts].sort(([a], [b]) => a.localeCompare(b)).map(([outcome, n]) => `${outcome}: ${n}`)
  console.log(`${found.faults.length ? '✗' : '✓'} ${name}  ${counts.join(', ')}  ${seconds(performance.now() - begun)}`)
  for (const fault of found.faults.slice(0, 10)) console.log(`    ${fault}`)
  faults += found.faults.length
}

const worker = await ownWorker({}, { isQuiet: true })
try {
  // the databases of the browser tests, which ran before the short form, are made of the same demo data
  if (values.short && existsSync(E2E_STATE)) cpSync(E2E_STATE, worker.state, { recursive: true })
  await prepareLocal(worker.state)
  await worker.start()
  await report('addresses', () => attackAddresses(worker, { seed, size: values.short ? 150 : 2_000 }))
  await report('documents', () => attackDocuments(worker, { seed, size: 150 * factor }))
  await report('server functions', () => attackFunctions(worker, { seed, size: 20 * factor * factor }))
  await report('sign-in', () => attackSignIn(worker, { seed, size: 30 * factor }))
  await report('feeds', () => attackFeeds(worker, { seed, size: 12 * factor }))
  await report('webhooks', () => attackWebhooks(worker, { seed, size: 20 * factor }))
  await report('pictures', () => attackPictures(worker, { seed, size: 30 * factor }))
  // each takes as long as a body may
  if (!values.short) await report('slow bodies', () => attackBySlowBodies(worker, { seed, size: 24 }))
  await report('provider failures', () => attackProvider({ seed, size: values.short ? 24 : Number.POSITIVE_INFINITY }))
  await report('kills', () => attackByKilling(worker, { seed, size: values.short ? 1 : 5 }))
} finally {
  await worker.remove()
}
process.exit(faults === 0 ? 0 : 1)
