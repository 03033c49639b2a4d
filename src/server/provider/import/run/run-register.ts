import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Progress } from '../../build/progress.ts'
import type { RegisterRow } from '../../db/account/register-rows.ts'
import { type FileFormat, nearlyRecognised } from '../file-format.ts'
import { hashFile, ImportRefused, readHead } from '../input-file.ts'
import { RejectionReport } from '../rejections.ts'
import { readLicenceRegister, SG_LICENCE_REGISTER } from '../sg/licence-register.ts'

/** Registers of estate agents. They go to the account database, independent of the market's import. */
const REGISTERS: readonly { format: FileFormat; read: typeof readLicenceRegister }[] = [
  { format: SG_LICENCE_REGISTER, read: readLicenceRegister },
]

export const REGISTER_FORMATS: readonly FileFormat[] = REGISTERS.map(({ format }) => format)

export interface ReadRegister {
  fileName: string
  rows: RegisterRow[]
  contentHash: string
  report: RejectionReport
  /** the folder holds nothing else */
  isAlone: boolean
}

/**
 * Reads the register of estate agents in a folder; null without one. Writes nothing.
 * Throws {@link ImportRefused} with the reason when there is one that cannot be imported.
 */
export async function readRegister(folder: string, country: CountryCode, progress: Progress): Promise<ReadRegister | null> {
  const registers = REGISTERS.filter(({ format }) => format.market === country)
  const formats = registers.map(({ format }) => format)
  if (registers.length === 0 || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile())
  const found: ((typeof REGISTERS)[number] & { path: string })[] = []
  for (const path of names.map((name) => join(folder, name))) {
    const head = statSync(path).size === 0 ? null : await readHead(path)
    const register = head && registers.find(({ format }) => format.recognise(head))
    const near = head && !register ? nearlyRecognised(formats, head) : null
    if (near) throw new ImportRefused(`${basename(path)}: looks like "${near.title}", but has no column ${near.missing.join(', ')}`)
    if (register) found.push({ path, ...register })
  }
  const [first, second] = found
  if (!first) return null
  if (second) throw new ImportRefused(`${basename(second.path)}: a second register, beside ${basename(first.path)}`)
  const { path, format, read } = first
  const file = { path, format, hash: await hashFile(path), bytes: statSync(path).size }
  const report = new RejectionReport()
  progress.stage('register', file.bytes)
  const rows = await read(file, { progress, report, files: [file], sink: { source: () => {} } })
  return { fileName: basename(file.path), rows, contentHash: file.hash.slice(0, 16), report, isAlone: names.length === 1 }
}
