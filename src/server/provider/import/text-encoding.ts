import { Transform } from 'node:stream'

/** UTF-16LE by its byte order mark, or by the zero byte that stands behind its first letter. */
export const isUtf16 = (bytes: Uint8Array): boolean => (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes.length > 1 && bytes[1] === 0)

/** The beginning of a file as text; a letter that the end cuts off is left out. */
export const textOfHead = (bytes: Buffer): string => {
  const text = isUtf16(bytes) ? bytes.subarray(0, bytes.length & ~1).toString('utf16le') : bytes.toString('utf8')
  return text.replace(/^\uFEFF/, '')
}

/** What stands between the cells of a table: tabs where its first line has some. */
export const delimiterOf = (text: string): '\t' | ',' => (/^[^\r\n]*\t/.test(text) ? '\t' : ',')

/** Turns UTF-16 into UTF-8 and hands everything else through. An error of the stream says that the file is not what it began as. */
export function toUtf8(): Transform {
  let decoder: TextDecoder | null = null
  let begun = false
  const decode = (bytes?: Uint8Array): Buffer => {
    try {
      return Buffer.from(decoder?.decode(bytes, { stream: bytes !== undefined }) ?? '')
    } catch {
      throw Object.assign(new Error('is not the UTF-16 text that it begins as'), { code: 'CSV_BROKEN_UTF_16' })
    }
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (!begun) decoder = isUtf16(chunk) ? new TextDecoder('utf-16le', { fatal: true }) : null
      begun = true
      try {
        done(null, decoder ? decode(chunk) : chunk)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done) {
      try {
        done(null, decoder ? decode() : undefined)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}
