const WOFF = 0x77_4f_46_46
const HEADER_BYTES = 44
const ENTRY_BYTES = 20
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(inflated).arrayBuffer())
}

const aligned = (length: number): number => (length + 3) & ~3

/**
 * The font inside a WOFF 1 file (W3C WOFF File Format 1.0, §4–5); any other file comes back as it is. fontkit unpacks WOFF itself, but its
 * inflater fails on some valid tables. Throws on a file that is damaged.
 */
export async function unpackWoff(file: Uint8Array): Promise<Uint8Array> {
  const from = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < HEADER_BYTES || from.getUint32(0) !== WOFF) return file
  const count = from.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const entry = HEADER_BYTES + at * ENTRY_BYTES
      const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((field) => from.getUint32(entry + field)) as [
        number,
        number,
        number,
        number,
        number,
      ]
      const bytes = file.slice(offset, offset + packed)
      return { tag, length, sum, bytes: packed < length ? await inflate(bytes) : bytes }
    }),
  )
  const start = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES
  const font = new Uint8Array(tables.reduce((end, { length }) => end + aligned(length), start))
  const to = new DataView(font.buffer)
  const power = 2 ** Math.floor(Math.log2(count))
  to.setUint32(0, from.getUint32(4))
  for (const [at, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries()) to.setUint16(4 + 2 * at, value)
  let offset = start
  for (const [at, { tag, length, sum, bytes }] of tables.entries()) {
    if (bytes.length !== length) throw new RangeError('the font file is damaged')
    for (const [field, value] of [tag, sum, offset, length].entries())
      to.setUint32(SFNT_HEADER_BYTES + at * SFNT_ENTRY_BYTES + 4 * field, value)
    font.set(bytes, offset)
    offset += aligned(length)
  }
  return font
}
