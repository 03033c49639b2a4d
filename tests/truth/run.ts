/**
 * npm run truth
 * Draws homes of a published local market and works out from its files what they must say, by readers that share nothing with the import. Prints what was
 * compared, how often, and what differs. Exits 1 where something differs or nothing could be compared.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseCountryCode } from '#market/countries.ts'
import { commandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../../src/server/provider/db/local-file.ts'
import { compareWithFiles } from './compare.ts'
import { readEdition } from './edition.ts'
import { MARKETS } from './markets.ts'
import { isTrue, truthTable } from './table.ts'

const ROOT = join(import.meta.dirname, '../..')

const { values } = commandLine(COMMANDS.truth)
const country = parseCountryCode(values.market)
const read = country && MARKETS[country]
if (!country || !read || values.from === undefined) throw new Error('say which market and where its files are: --market SG --from DIR')
const file = localD1File(d1Binding(ROOT, country).databaseId, values.persist ?? join(ROOT, PERSIST_ROOT))
if (!existsSync(file)) throw new Error(`${country} is not published there`)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const edition = readEdition(file)
const files = await read(values.from)
const comparison = compareWithFiles(edition, files, { sample: Number(values.sample), seed })
console.log(`${country}, edition ${edition.version.slice(0, 12)}, --seed ${seed}`)
console.log(truthTable(comparison, files.notes))
process.exitCode = isTrue(comparison) ? 0 : 1
