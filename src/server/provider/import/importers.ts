import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CountryCode } from '#market/vocabulary.ts'
import { type FileFormat, nearlyRecognised } from './file-format.ts'
import { FOREIGN_FORMATS } from './foreign-formats.ts'
import type { ImportContext, RecognisedFile } from './import-context.ts'
import { hashFile, ImportRefused, readHead } from './input-file.ts'
import { MY_FORMATS } from './my/formats.ts'
import { produceMalaysia } from './my/malaysia.ts'
import { REGISTER_FORMATS } from './run-register.ts'
import { SG_FORMATS } from './sg/formats.ts'
import { produceSingapore } from './sg/singapore.ts'

/** What the files of a folder are, and what can be made of them. */
interface FolderContent {
  recognised: readonly RecognisedFile[]
  /** names of files of unknown format */
  skipped: string[]
  /** hands over the rows of the recognised files; null: they are told apart, but nothing can be made of them yet */
  produce: ((context: Omit<ImportContext, 'files'>) => Promise<void>) | null
}

interface MarketImporter {
  formats: readonly FileFormat[]
  open: (folder: string) => Promise<FolderContent>
}

/** The formats of a market with what reads them: `produce` is given files of these formats only, so its readers can be total. */
const importer = <Id extends string>(
  formats: readonly FileFormat<Id>[],
  produce: ((context: ImportContext<Id>) => Promise<void>) | null,
): MarketImporter => ({
  formats,
  open: async (folder) => {
    const { recognised, skipped } = await recogniseFolder(folder, formats)
    return { recognised, skipped, produce: produce && ((context) => produce({ ...context, files: recognised })) }
  },
})

const foreign = (country: CountryCode): MarketImporter =>
  importer(
    FOREIGN_FORMATS.filter((format) => format.market === country),
    null,
  )

export const IMPORTERS: Readonly<Record<CountryCode, MarketImporter>> = {
  SG: importer(SG_FORMATS, produceSingapore),
  MY: importer(MY_FORMATS, produceMalaysia),
  HK: foreign('HK'),
  AU: foreign('AU'),
}

/** Recognises the format of every file of a folder by content. Files are in the order in which they are to be read. */
async function recogniseFolder<Id extends string>(folder: string, formats: readonly FileFormat<Id>[]) {
  const recognised: RecognisedFile<Id>[] = []
  const skipped: string[] = []
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    const stat = statSync(path)
    if (!stat.isFile()) continue
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
