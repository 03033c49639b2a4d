import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CountryCode } from '#market/vocabulary.ts'
import { produceAustralia } from '../au/australia.ts'
import { AU_FORMATS } from '../au/formats.ts'
import { type FileFormat, nearlyRecognised } from '../file-format.ts'
import { HK_FORMATS } from '../hk/formats.ts'
import { produceHongKong } from '../hk/hong-kong.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { hashFile, ImportRefused, readHead } from '../input-file.ts'
import { MY_FORMATS } from '../my/formats.ts'
import { produceMalaysia } from '../my/malaysia.ts'
import { SG_FORMATS } from '../sg/formats.ts'
import { produceSingapore } from '../sg/singapore.ts'
import { REGISTER_FORMATS } from './run-register.ts'

/** What the files of a folder are, and what can be made of them. */
interface FolderContent {
  recognised: readonly RecognisedFile[]
  /** names of files of unknown format */
  skipped: string[]
  /** hands over the rows of the recognised files */
  produce: (context: Omit<ImportContext, 'files'>) => Promise<void>
}

interface MarketImporter {
  formats: readonly FileFormat[]
  open: (folder: string) => Promise<FolderContent>
}

/** The formats of a market with what reads them: `produce` is given files of these formats only, so its readers can be total. */
const importer = <Id extends string>(
  formats: readonly FileFormat<Id>[],
  produce: (context: ImportContext<Id>) => Promise<void>,
): MarketImporter => ({
  formats,
  open: async (folder) => {
    const { recognised, skipped } = await recogniseFolder(folder, formats)
    return { recognised, skipped, produce: (context) => produce({ ...context, files: recognised }) }
  },
})

export const IMPORTERS: Readonly<Record<CountryCode, MarketImporter>> = {
  SG: importer(SG_FORMATS, produceSingapore),
  MY: importer(MY_FORMATS, produceMalaysia),
  HK: importer(HK_FORMATS, produceHongKong),
  AU: importer(AU_FORMATS, produceAustralia),
}

/** The files of a folder and of the folders directly in it, as paths in the folder, in the order of the alphabet. */
function filesOf(folder: string): string[] {
  const inside = (at: string) =>
    readdirSync(join(folder, at), { withFileTypes: true }).map((entry) => ({ entry, path: join(at, entry.name) }))
  const isFile = ({ path }: { path: string }) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false
  const top = inside('.')
  const below = top.filter(({ entry }) => entry.isDirectory()).flatMap(({ path }) => inside(path))
  return [...top, ...below]
    .filter(isFile)
    .map(({ path }) => path)
    .sort()
}

/** Recognises the format of every file of a folder by content. Files are in the order in which they are to be read. */
async function recogniseFolder<Id extends string>(folder: string, formats: readonly FileFormat<Id>[]) {
  const recognised: RecognisedFile<Id>[] = []
  const skipped: string[] = []
  for (const name of filesOf(folder)) {
    const path = join(folder, name)
    const stat = statSync(path)
    const head = stat.size === 0 ? null : await readHead(path)
    if (head && REGISTER_FORMATS.some((register) => register.recognise(head))) continue
    const format = head && formats.find((one) => one.recognise(head))
    const near = head && !format ? nearlyRecognised(formats, head) : null
    if (near) throw new ImportRefused(`${name}: looks like "${near.title}", but has no column ${near.missing.join(', ')}`)
    if (!format) skipped.push(name)
    else recognised.push({ path, format, hash: await hashFile(path), bytes: stat.size })
  }
  recognised.sort((a, b) => formats.indexOf(a.format) - formats.indexOf(b.format) || (basename(a.path) < basename(b.path) ? -1 : 1))
  const twice = recognised.find((file, at) => recognised.findIndex((one) => one.hash === file.hash) !== at)
  if (twice) throw new ImportRefused(`${basename(twice.path)}: the same file is in the folder twice`)
  return { recognised, skipped }
}
