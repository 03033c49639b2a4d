import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CountryCode } from '#market/vocabulary.ts'
import { type FileFormat, nearlyRecognised } from './file-format.ts'
import { FOREIGN_FORMATS } from './foreign-formats.ts'
import type { ImportContext, RecognisedFile } from './import-context.ts'
import { hashFile, ImportRefused, readHead } from './input-file.ts'
import { REGISTER_FORMATS } from './run-register.ts'
import { SG_FORMATS } from './sg/formats.ts'
import { produceSingapore } from './sg/singapore.ts'

interface MarketImporter {
  formats: readonly FileFormat[]
  /** null: the files are told apart, but nothing can be made of them yet */
  produce: ((context: ImportContext) => Promise<void>) | null
}

export const IMPORTERS: Readonly<Record<CountryCode, MarketImporter>> = {
  SG: { formats: SG_FORMATS, produce: produceSingapore },
  MY: { formats: FOREIGN_FORMATS.filter((format) => format.market === 'MY'), produce: null },
  HK: { formats: FOREIGN_FORMATS.filter((format) => format.market === 'HK'), produce: null },
  AU: { formats: FOREIGN_FORMATS.filter((format) => format.market === 'AU'), produce: null },
}

export interface FolderContent {
  recognised: RecognisedFile[]
  /** names of files that are of no known format */
  skipped: string[]
}

/** Looks into every file of a folder and tells formats by content. Files come in the order in which they are to be read. */
export async function recogniseFolder(folder: string, country: CountryCode): Promise<FolderContent> {
  const { formats } = IMPORTERS[country]
  const recognised: RecognisedFile[] = []
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
