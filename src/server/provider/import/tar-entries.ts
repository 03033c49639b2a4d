import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ImportRefused, messageOf, openInput } from './input-file.ts'

/** Fields of the header of an entry: https://www.gnu.org/software/tar/manual/html_node/Standard.html */
const BLOCK = 512
const NAME = [0, 100] as const
const SIZE = [124, 136] as const
const CHECK_SUM = [148, 156] as const
const KIND = 156
/** "0" and, in old archives, a zero byte */
const FILE_KINDS = new Set([0, 0x30])

interface TarText {
  /** the entry's name with its folders */
  name: string
  text: string
}

const fieldOf = (header: Buffer, [from, to]: readonly [number, number]): string =>
  header.toString('utf8', from, to).replace(/\0.*$/s, '').trim()

/** The sum of the header's bytes, its own field read as blanks. */
const sumOf = (header: Buffer): number => header.reduce((sum, byte, at) => sum + (at >= CHECK_SUM[0] && at < CHECK_SUM[1] ? 0x20 : byte), 0)

/** The text files of a tar, packed with gzip or not, whose names are wanted, in the archive's order. A damaged archive is refused. */
export async function tarTexts(path: string, wanted: (name: string) => boolean, onBytes?: (bytes: number) => void): Promise<TarText[]> {
  let bytes: Buffer
  try {
    bytes = await buffer(await openInput(path, onBytes))
  } catch (error) {
    throw new ImportRefused(`${basename(path)}: ${messageOf(error)}`)
  }
  const texts: TarText[] = []
  for (let at = 0; at + BLOCK <= bytes.length; ) {
    const header = bytes.subarray(at, at + BLOCK)
    // an archive ends with empty blocks
    if (header.every((byte) => byte === 0)) return texts
    const [name, size] = [fieldOf(header, NAME), Number.parseInt(fieldOf(header, SIZE), 8)]
    if (Number.parseInt(fieldOf(header, CHECK_SUM), 8) !== sumOf(header) || !Number.isInteger(size))
      throw new ImportRefused(`${basename(path)}: is a damaged archive`)
    const [from, to] = [at + BLOCK, at + BLOCK + size]
    if (to > bytes.length) throw new ImportRefused(`${basename(path)}: ends within ${name}`)
    if (FILE_KINDS.has(header[KIND] ?? 0) && wanted(name)) texts.push({ name, text: bytes.toString('utf8', from, to) })
    at = from + Math.ceil(size / BLOCK) * BLOCK
  }
  throw new ImportRefused(`${basename(path)}: is a damaged archive`)
}
