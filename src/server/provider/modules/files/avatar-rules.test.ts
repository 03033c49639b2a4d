import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AVATAR_MAX_BYTES } from '#graphql/limits.ts'
import { readAvatar } from './avatar-rules.ts'
import { asciiOf, joined } from './bytes.ts'
import { exifOrientation } from './exif-orientation.ts'
import { madePicture } from './made-pictures.ts'

const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0))
const secret = 'GPS 1.3521 103.8198 taken by Mei'
const insert = (bytes: Uint8Array, at: number, piece: Uint8Array) => joined([bytes.subarray(0, at), piece, bytes.subarray(at)])

const segment = (marker: number, body: Uint8Array) =>
  joined([Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body])
const exif = (orientation: number, isLittle: boolean) => {
  const tiff = isLittle
    ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return joined([text('Exif\0\0'), Uint8Array.from(tiff), text(secret)])
}
const chunk = (name: string, data: Uint8Array) =>
  joined([Uint8Array.of(0, 0, data.length >> 8, data.length & 255), text(name), data, new Uint8Array(4)])
const riffChunk = (name: string, data: Uint8Array) =>
  joined([text(name), Uint8Array.of(data.length & 255, data.length >> 8, 0, 0), data, new Uint8Array(data.length % 2)])

function webpWith(extra: Uint8Array): Uint8Array {
  const whole = joined([madePicture('webp'), extra])
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true)
  return whole
}

/** A PNG header that claims a size. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = madePicture('png')
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

function taken(bytes: Uint8Array) {
  const read = readAvatar(bytes)
  if ('fault' in read) throw new Error(read.fault)
  return read.avatar
}

describe('readAvatar', () => {
  it.each(['jpeg', 'png', 'webp', 'webpWithAlpha'] as const)('takes a real %s, tells its size and drops the colour profile', (name) => {
    const avatar = taken(madePicture(name))
    expect([avatar.width, avatar.height]).toEqual([96, 64])
    expect(asciiOf(avatar.bytes)).not.toMatch(/ICC_PROFILE|ICCP|iCCP/)
    expect(taken(avatar.bytes).bytes).toEqual(avatar.bytes)
  })

  it.each<[string, Uint8Array]>([
    ['EXIF in a JPEG', insert(madePicture('jpeg'), 2, segment(0xe1, exif(1, true)))],
    ['XMP in a JPEG', insert(madePicture('jpeg'), 20, segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${secret}`)))],
    ['a comment in a JPEG', insert(madePicture('jpeg'), 2, segment(0xfe, text(secret)))],
    ['IPTC in a JPEG', insert(madePicture('jpeg'), 2, segment(0xed, text(`Photoshop 3.0\0${secret}`)))],
    ['what follows a JPEG', joined([madePicture('jpeg'), text(secret)])],
    ['a text in a PNG', insert(madePicture('png'), 33, chunk('tEXt', text(`Author\0${secret}`)))],
    ['a packed text in a PNG', insert(madePicture('png'), 33, chunk('zTXt', deflateSync(text(secret), { level: 0 })))],
    ['EXIF in a PNG', insert(madePicture('png'), 33, chunk('eXIf', exif(1, false)))],
    ['a private chunk in a PNG', insert(madePicture('png'), 33, chunk('meIn', text(secret)))],
    ['what follows a PNG', joined([madePicture('png'), text(secret)])],
    ['EXIF in a WebP', webpWith(riffChunk('EXIF', exif(1, true)))],
    ['XMP in a WebP', webpWith(riffChunk('XMP ', text(secret)))],
    ['what follows a WebP', joined([madePicture('webp'), text(secret)])],
  ])('drops %s', (_, bytes) => {
    expect(asciiOf(bytes)).toContain(secret)
    const avatar = taken(bytes)
    expect(asciiOf(avatar.bytes)).not.toContain('GPS')
    expect(asciiOf(avatar.bytes)).not.toMatch(/Exif|EXIF|XMP|tEXt|Adobe/)
    expect([avatar.width, avatar.height]).toEqual([96, 64])
  })

  it('clears the flags of removed WebP parts', () => {
    expect(taken(webpWith(riffChunk('EXIF', exif(1, true)))).bytes[20]).toBe(0)
    expect(taken(madePicture('webpWithAlpha')).bytes[20]).toBe(0b1_0000)
  })

  it('keeps the orientation of a JPEG, and nothing else of its EXIF', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.boolean(), (orientation, isLittle) => {
        const { bytes } = taken(insert(madePicture('jpeg'), 2, segment(0xe1, exif(orientation, isLittle))))
        expect(exifOrientation(bytes.subarray(6, 6 + 32))).toBe(orientation)
        expect(asciiOf(bytes)).not.toContain('GPS')
      }),
    )
  })

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a GIF', text('GIF89a\x01\0\x01\0')],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page that begins as a JPEG', joined([Uint8Array.of(0xff, 0xd8, 0xff), text('<script>alert(1)</script>')])],
    ['half a JPEG', madePicture('jpeg').subarray(0, 700)],
    ['half a PNG', madePicture('png').subarray(0, 60)],
    ['half a WebP', madePicture('webp').subarray(0, 500)],
  ])('refuses %s', (_, bytes) => expect(readAvatar(bytes)).toEqual({ fault: 'file-type' }))

  it('refuses an animation', () => {
    const bytes = madePicture('webp')
    bytes[20] = 0b10
    expect(readAvatar(bytes)).toEqual({ fault: 'file-type' })
  })

  it.each([
    [63, 64, 'file-dimensions'],
    [64, 4_097, 'file-dimensions'],
    [60_000, 60_000, 'file-dimensions'],
    [64, 4_096, undefined],
  ])('measures %i × %i', (width, height, fault) => {
    const read = readAvatar(pngOf(width, height))
    expect('fault' in read ? read.fault : undefined).toBe(fault)
  })

  it('refuses more than AVATAR_MAX_BYTES', () =>
    expect(readAvatar(joined([madePicture('jpeg'), new Uint8Array(AVATAR_MAX_BYTES)]))).toEqual({ fault: 'file-size' }))

  it('never throws on damaged files', () => {
    const pictures = fc.constantFrom('jpeg', 'png', 'webp', 'webpWithAlpha')
    fc.assert(
      fc.property(pictures, fc.nat(2_000), fc.nat(255), fc.nat(2_000), (name, at, byte, end) => {
        const bytes = madePicture(name as 'jpeg')
        bytes[at % bytes.length] = byte
        expect(['avatar', 'fault']).toContain(Object.keys(readAvatar(bytes.subarray(0, Math.max(12, end))))[0])
      }),
      { numRuns: 500 },
    )
  })
})
