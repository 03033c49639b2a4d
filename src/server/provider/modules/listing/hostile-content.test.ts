import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '#fixtures/hostile-strings.ts'
import { FEED_FORMATS } from '#graphql/listing-kinds.ts'
import { demoListingsIn } from '../../demo/listings/demo-listings.ts'
import { madePicture } from '../files/made-pictures.ts'
import { plainText } from '../listing-feed/plain-text.ts'
import { readFeed } from '../listing-feed/read-feed.ts'
import { runTable } from '../listing-feed/run-table.ts'
import { feedText } from '../listing-feed/write-feed.ts'
import { readPicture } from '../listing-media/fetch-picture.ts'
import { plainLine, plainWords } from '../listing-own/plain-words.ts'
import { readPhoto } from '../listing-own/read-photo.ts'

const UNFIT = /<\/?[a-z!]|(?![\u200c\u200d])[\p{Cf}\p{Cs}]/iu
const CONTROL = /\p{Cc}/u
/** What is neither plain nor one line. */
const faultOf = (line: string) => (UNFIT.test(line) || CONTROL.test(line) ? JSON.stringify(line) : null)

const [first] = Array.from(demoListingsIn('SG', { homes: 3, seed: 'hostile' }), ({ record }) => record)
if (!first) throw new Error('no record')

async function* inOne(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

it('is asked with at least 500 strings', () => expect(HOSTILE_STRINGS.length).toBeGreaterThanOrEqual(500))

describe('hostile words', () => {
  it('are plain text where an agent writes them, and no longer than they may be', () => {
    expect(HOSTILE_STRINGS.flatMap((text) => faultOf(plainLine(text, 200)) ?? [])).toEqual([])
    expect(HOSTILE_STRINGS.flatMap((text) => faultOf(plainWords(text, 500).replaceAll('\n', ' ')) ?? [])).toEqual([])
    for (const text of HOSTILE_STRINGS) expect([...plainLine(text, 200)].length).toBeLessThanOrEqual(200)
  })

  it('are plain text where a feed brings them', () => {
    expect(HOSTILE_STRINGS.flatMap((text) => faultOf(plainText(text)) ?? [])).toEqual([])
    expect(HOSTILE_STRINGS.flatMap((text) => faultOf(plainText(text, true).replaceAll('\n', ' ')) ?? [])).toEqual([])
  })

  it.each(FEED_FORMATS)('are content of a record or refuse it alone, as %s', async (format) => {
    const records = HOSTILE_STRINGS.map((text, at) => ({
      ...first,
      sourceKey: `key-${at}`,
      headline: text,
      description: text,
      agentName: `A ${text}`,
      projectName: `P ${text}`,
      media: first.media.slice(0, 1).map((media) => ({ ...media, caption: text })),
    }))
    let taken = 0
    for await (const read of readFeed(format, inOne(feedText(format, [...records, { ...first, sourceKey: 'last' }])), 0)) {
      if (!('record' in read)) {
        expect('fault' in read && read.fault.code).toMatch(/^(?:too-long|too-large|missing|broken|out-of-range)$/)
        continue
      }
      taken++
      const { headline, agentName, projectName, description, media } = read.record
      for (const line of [headline, agentName, projectName, description.replaceAll('\n', ' '), ...media.map(({ caption }) => caption)])
        expect(faultOf(line)).toBeNull()
      if (read.record.sourceKey === 'last') taken += 10_000
    }
    // the last one, which is harmless, is read after all of them
    expect(taken).toBeGreaterThan(10_000 + HOSTILE_STRINGS.length * 0.8)
  })

  it('are no formula in the report of a file', () => {
    const hostile = HOSTILE_STRINGS.map((text, row) => ({ row, sourceKey: text, field: text, code: 'missing', detail: text }))
    const table = runTable(hostile, hostile)
    const { data } = Papa.parse<string[]>(table.replace(/^\ufeff/, ''))
    expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })
})

it('hostile words are no formula in a feed that is given out as a table', () => {
  const records = HOSTILE_STRINGS.map((text, at) => ({ ...first, sourceKey: `key-${at}`, headline: text, description: text }))
  const { data } = Papa.parse<string[]>(feedText('csv', records))
  expect(data).toHaveLength(HOSTILE_STRINGS.length + 2)
  expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
})

const bytes = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const SCRIPT = '<script>alert(1)</script>'
const png = madePicture('png')
/** Width and height stand at 16 and 20 of a PNG. */
const sized = (width: number) => {
  const made = new Uint8Array(png)
  new DataView(made.buffer).setUint32(16, width)
  return made
}
const FILES: [string, Uint8Array][] = [
  ['SVG', bytes(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['SVG after the first bytes of a JPEG', joined(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), bytes(`<svg>${SCRIPT}</svg>`))],
  ['GIF that is a script', bytes('GIF89a/*'.padEnd(40, ' ').concat('*/=1;alert(1)'))],
  ['HTML after the signature of a PNG', joined(png.slice(0, 8), bytes(`<html>${SCRIPT}</html>`))],
  ['HTML', bytes(`<html>${SCRIPT}</html>`)],
  ['PNG of too many pixels', sized(4_000_000)],
  ['PNG of no width', sized(0)],
  ['PNG that is cut', png.slice(0, 30)],
  ['nothing', new Uint8Array()],
]

describe('hostile files', () => {
  it.each(FILES)('%s is no picture', (_, file) => {
    expect(readPicture(new Uint8Array(file))).toBeTypeOf('string')
    expect(readPhoto(new Uint8Array(file), 'whole')).toBeTypeOf('string')
  })

  it('keep nothing that is written behind, or in the data of, a picture', () => {
    const text = bytes(`tEXtComment\0${SCRIPT}`)
    const size = new Uint8Array(4)
    new DataView(size.buffer).setUint32(0, text.length - 4)
    const commented = joined(png.slice(0, 33), size, text, new Uint8Array(4), png.slice(33), bytes(SCRIPT))
    const read = readPicture(new Uint8Array(commented))
    const kept = typeof read === 'string' ? '' : Buffer.from(read.bytes).toString('latin1')
    expect(kept).not.toContain('script')
  })
})
