/**
 * npm run confidence
 * Serves the built site on a state (the folder that holds v3/) and reads what is said of the confidence of as many homes, a third of each kind: on
 * realValue, report, embedded block, paper, popup of the map, and the page of figures, and what the home page says of all; and compares the estimate in
 * the row of each project with that of the home which the row describes. Exits 1 where two differ.
 */
import { chromium } from '@playwright/test'
import { commandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { serveBuilt } from '../../scripts/serve-built.ts'
import { systemChromium } from '../../scripts/test-parts.ts'
import { freePort } from '../fixtures/own-worker.ts'
import { rowDisagreement } from './rows.ts'
import { disagreement, type Readers, saidOf, saidOfAll, type ValuedHome, valuedHomes } from './statements.ts'

const KINDS = ['PUBLIC_STACK', 'PRIVATE_STACK', 'PRIVATE_LAND']
const PROGRESS_EVERY = 20

const { values } = commandLine(COMMANDS.confidence)
const { state, market } = values
if (state === undefined) throw new Error('say where the databases are: --state DIR')

const served = await serveBuilt({ port: await freePort(), state })
const browser = await chromium.launch({ executablePath: systemChromium(), args: ['--use-angle=swiftshader'] })
try {
  const plain = await browser.newContext({ locale: 'en-US', javaScriptEnabled: false })
  const phone = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  process.exitCode = (await compare({ paper: await plain.newPage(), map: await phone.newPage() })) === 0 ? 0 : 1
} finally {
  await browser.close()
  await served.close()
}

/** Compares all homes and says what was found; answers how many places differ. */
async function compare(readers: Readers): Promise<number> {
  const { home, accuracy } = await saidOfAll(served.url, market)
  const strange = home.filter(({ sentence }) => !accuracy.some((one) => one.sentence === sentence))
  for (const { sentence } of strange) console.log(`on the home page, but not on the page of figures: ${sentence}`)
  console.log(`home page: ${home.length} statements; page of figures: ${accuracy.length}`)
  const homes: ValuedHome[] = []
  for (const kind of KINDS) homes.push(...(await valuedHomes(served.url, market, kind, Math.ceil(Number(values.homes) / KINDS.length))))
  let differing = 0
  const words = new Map<string, number>()
  for (const [at, one] of homes.entries()) {
    const places = await saidOf(served.url, market, one, readers)
    const wrong = disagreement(places, accuracy) ?? (await rowDisagreement(served.url, market, one))
    if (wrong) console.log(`${one.slug}\n${wrong}`)
    if (wrong) differing++
    const kind = `${one.typeGroup} ${places.report?.[0]?.word ?? 'no word'}`
    words.set(kind, (words.get(kind) ?? 0) + 1)
    if ((at + 1) % PROGRESS_EVERY === 0) console.log(`${at + 1} of ${homes.length} homes read, ${differing} differ`)
  }
  console.log(
    `${homes.length} homes in ${Object.keys(readers).length + 4} places, ${differing} differ; ${[...words].map((one) => one.join(': ')).join('; ')}`,
  )
  return differing + strange.length
}
