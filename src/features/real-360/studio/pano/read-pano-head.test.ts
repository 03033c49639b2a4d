import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type PanoHead, readPanoHead } from './read-pano-head.ts'
import { WHOLE_SPHERE } from './sphere-part.ts'

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255])
const segment = (kind: number, bytes: Uint8Array) => Buffer.concat([Buffer.from([0xff, kind]), u16(bytes.length + 2), bytes])
const text = (words: string) => Buffer.from(words, 'latin1')

const xmpSegment = (xmp: string) => segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${xmp}`))
const moreXmp = (part: string, at: number, length: number) =>
  segment(0xe1, Buffer.concat([text(`http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}`), u32(length), u32(at), text(part)]))

/** EXIF with an orientation and a direction by the compass. */
function exif({ orientation = 1, direction = null as [number, number] | null, isLittle = true }): Buffer {
  const short = (value: number) => (isLittle ? u16(value).reverse() : u16(value))
  const long = (value: number) => (isLittle ? u32(value).reverse() : u32(value))
  const first = [
    [short(0x0112), short(3), long(1), short(orientation), short(0)],
    ...(direction ? [[short(0x8825), short(4), long(1), long(38)]] : []),
  ]
  const head = [text(isLittle ? 'II' : 'MM'), short(42), long(8), short(first.length), ...first.flat(), long(0)]
  const gps = direction ? [short(1), short(0x11), short(5), long(1), long(56), long(0), long(direction[0]), long(direction[1])] : []
  return segment(0xe1, Buffer.concat([text('Exif\0\0'), ...head, ...gps]))
}

/** The beginning of a JPEG that says it is of this size, with what stands before it. */
function jpeg(width: number, height: number, before: readonly Uint8Array[] = [], frame = 0xc0, components = 3): Blob {
  const size = segment(
    frame,
    Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([components]), Buffer.alloc(3 * components, 1)]),
  )
  return new Blob([new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8]), ...before, size, Buffer.alloc(64)]))])
}

const packet = (inside: string, prefix = 'GPano') =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description xmlns:${prefix}="http://ns.google.com/photos/1.0/panorama/" ${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`

/** How a property may be written. */
const WAYS: readonly ((name: string, value: string | number) => string)[] = [
  (name, value) => packet(`GPano:${name}="${value}">`),
  (name, value) => packet(`GPano:${name} = ' ${value} '>`),
  (name, value) => packet(`><GPano:${name}>\n${value}</GPano:${name}>`),
  (name, value) => packet(`Pano360:${name}="${value}">`, 'Pano360'),
]

async function headOf(file: Blob): Promise<PanoHead> {
  const head = await readPanoHead(file)
  if (typeof head === 'string') throw new Error(head)
  return head
}

test.each<[string, Blob, string]>([
  ['nothing', new Blob([]), 'pano-empty'],
  ['text with the name of a picture', new Blob(['This is not a picture, whatever its name says.']), 'pano-type'],
  ['a page with a script', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']), 'pano-type'],
  ['a photograph', jpeg(4_000, 3_000), 'pano-ratio'],
  ['a square', jpeg(8_000, 8_000), 'pano-ratio'],
  ['one too small', jpeg(2_000, 1_000), 'pano-small'],
  ['one that says it would fill the memory', jpeg(60_000, 30_000), 'pano-large'],
  ['one row more than fits', jpeg(16_386, 8_193), 'pano-large'],
  ['the first bytes of a picture alone', new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]), 'pano-unreadable'],
])('%s is refused before it is opened', async (_, file, fault) => {
  expect(await readPanoHead(file)).toBe(fault)
})

test('a panorama tells its size, and whether that is little', async () => {
  expect(await readPanoHead(jpeg(12_000, 6_000))).toEqual({
    width: 12_000,
    height: 6_000,
    part: WHOLE_SPHERE,
    north: null,
    isPoor: false,
  })
  expect(await readPanoHead(jpeg(16_384, 8_192))).toMatchObject({ isPoor: false })
  expect(await readPanoHead(jpeg(2_048, 1_024))).toMatchObject({ isPoor: true })
  // a row that a stitching program has cut off
  expect(await readPanoHead(jpeg(6_080, 3_039))).toMatchObject({ width: 6_080 })
})

/** Radians from the middle to north of a camera that looked so many degrees from it. */
const northOf = (degrees: number) => (-(((degrees + 540) % 360) - 180) * Math.PI) / 180

describe('the heading', () => {
  it.each<[string, number]>([
    ['90', 90],
    ['90.0', 90],
    ['450', 90],
    ['-270', 90],
    ['905/10', 90.5],
    ['90,5', 90.5],
    ['+90', 90],
    ['270', 270],
    ['0', 0],
    ['360', 0],
  ])('%s is read in every way of writing a property', async (value, degrees) => {
    for (const way of WAYS) {
      const { north } = await headOf(jpeg(4_096, 2_048, [xmpSegment(way('PoseHeadingDegrees', value))]))
      expect(Math.cos(north ?? Number.NaN)).toBeCloseTo(Math.cos(northOf(degrees)), 9)
      expect(Math.sin(north ?? Number.NaN)).toBeCloseTo(Math.sin(northOf(degrees)), 9)
    }
  })

  it.each(['999', 'north', '', '90/0', '1e9'])('%s is none', async (value) => {
    for (const way of WAYS)
      expect(await headOf(jpeg(4_096, 2_048, [xmpSegment(way('PoseHeadingDegrees', value))]))).toMatchObject({ north: null })
  })

  it('is EXIF’s where GPano says none, in either order of bytes', async () => {
    for (const isLittle of [true, false]) {
      const direction = exif({ direction: [905, 10], isLittle })
      expect((await headOf(jpeg(4_096, 2_048, [direction]))).north).toBeCloseTo(northOf(90.5), 9)
      const said = xmpSegment(packet('GPano:PoseHeadingDegrees="10">'))
      expect((await headOf(jpeg(4_096, 2_048, [direction, said]))).north).toBeCloseTo(northOf(10), 9)
    }
    expect((await headOf(jpeg(4_096, 2_048, [exif({ direction: [1, 0] })]))).north).toBeNull()
    expect((await headOf(jpeg(4_096, 2_048, [segment(0xe1, text('Exif\0\0II*\0\xff\xff'))]))).north).toBeNull()
  })
})

describe('the part of a sphere', () => {
  const crop = (full: [number, number], cut: [number, number], at: [number, number], more = '') =>
    xmpSegment(
      packet(
        `GPano:FullPanoWidthPixels="${full[0]}" GPano:FullPanoHeightPixels="${full[1]}" GPano:CroppedAreaImageWidthPixels="${cut[0]}" GPano:CroppedAreaImageHeightPixels="${cut[1]}" GPano:CroppedAreaLeftPixels="${at[0]}" GPano:CroppedAreaTopPixels="${at[1]}" ${more}>`,
      ),
    )

  it.each<[string, Blob, object]>([
    [
      'a band around it',
      jpeg(4_096, 1_366, [crop([4_096, 2_048], [4_096, 1_366], [0, 341])]),
      { width: 4_096, part: { left: 0, top: 341 / 2_048, width: 1, height: 1_366 / 2_048 } },
    ],
    [
      'half of it, twice as wide as high',
      jpeg(4_096, 2_048, [crop([8_192, 4_096], [4_096, 2_048], [2_048, 1_024])]),
      { width: 8_192, part: { left: 0.25, top: 0.25, width: 0.5, height: 0.5 } },
    ],
    [
      'a half sphere, as wide as high',
      jpeg(4_096, 4_096, [crop([8_192, 4_096], [4_096, 4_096], [2_048, 0])]),
      { width: 8_192, part: { left: 0.25, top: 0, width: 0.5, height: 1 } },
    ],
    [
      'a part that was made smaller',
      jpeg(2_048, 1_024, [crop([8_192, 4_096], [4_096, 2_048], [2_048, 1_024])]),
      { width: 4_096, part: { left: 0.25, top: 0.25, width: 0.5, height: 0.5 } },
    ],
    ['all of it', jpeg(4_096, 2_048, [crop([4_096, 2_048], [4_096, 2_048], [0, 0])]), { part: WHOLE_SPHERE }],
    [
      'a whole one whose notes are older than it',
      jpeg(4_096, 2_048, [crop([4_096, 2_048], [4_096, 1_000], [0, 341])]),
      { part: WHOLE_SPHERE },
    ],
    [
      'more pixels than are kept',
      jpeg(8_192, 4_096, [crop([32_768, 16_384], [8_192, 4_096], [0, 0])]),
      { width: 16_384, part: { left: 0, top: 0, width: 0.25, height: 0.25 } },
    ],
    ['a few rows fewer', jpeg(7_776, 3_880), { width: 7_776, part: WHOLE_SPHERE }],
    ['two rows more', jpeg(4_096, 2_050), { width: 4_096, part: WHOLE_SPHERE }],
  ])('%s is read', async (_, file, head) => expect(await readPanoHead(file)).toMatchObject(head))

  it.each<[string, Blob, string]>([
    ['a sweep of which nothing is said', jpeg(6_000, 1_000), 'pano-sweep'],
    ['a part that lies beside its sphere', jpeg(4_096, 2_048, [crop([8_192, 4_096], [4_096, 2_048], [6_000, 1_024])]), 'pano-part'],
    ['a part of what is no sphere', jpeg(4_096, 2_048, [crop([8_192, 2_048], [4_096, 2_048], [0, 0])]), 'pano-part'],
    [
      'a part without its place',
      jpeg(4_096, 1_366, [xmpSegment(packet('GPano:CroppedAreaImageWidthPixels="4096" GPano:CroppedAreaImageHeightPixels="1366">'))]),
      'pano-part',
    ],
    ['a part that is too small', jpeg(512, 256, [crop([1_024, 512], [512, 256], [0, 0])]), 'pano-small'],
    ['a cylinder', jpeg(4_096, 2_048, [xmpSegment(packet('GPano:ProjectionType="cylindrical">'))]), 'pano-projection'],
  ])('%s is refused with its reason', async (_, file, fault) => expect(await readPanoHead(file)).toBe(fault))

  it('is read in every way of writing, anywhere in a sphere, behind notes of any length', async () => {
    const parts = fc.record({
      wide: fc.integer({ min: 512, max: 4_096 }),
      high: fc.integer({ min: 256, max: 2_048 }),
      left: fc.nat(4_096),
      top: fc.nat(2_048),
      way: fc.nat(WAYS.length - 1),
      heading: fc.integer({ min: -360, max: 720 }),
      isTurned: fc.boolean(),
      noise: fc.integer({ min: 0, max: 40 }),
      isSplit: fc.boolean(),
      frame: fc.constantFrom(0xc0, 0xc1, 0xc2),
      components: fc.constantFrom(1, 3, 4),
    })
    await fc.assert(
      fc.asyncProperty(parts, async ({ wide, high, left, top, way, heading, isTurned, noise, isSplit, frame, components }) => {
        const [x, y] = [left % (4_096 - wide + 1), top % (2_048 - high + 1)]
        const named = {
          FullPanoWidthPixels: 4_096,
          FullPanoHeightPixels: 2_048,
          CroppedAreaImageWidthPixels: wide,
          CroppedAreaImageHeightPixels: high,
          CroppedAreaLeftPixels: x,
          CroppedAreaTopPixels: y,
          PoseHeadingDegrees: heading,
        }
        const xmp = Object.entries(named)
          .map(([name, value]) => WAYS[way]?.(name, value))
          .join('')
        const half = Math.floor(xmp.length / 2)
        const notes = isSplit ? [moreXmp(xmp.slice(half), half, xmp.length), moreXmp(xmp.slice(0, half), 0, xmp.length)] : [xmpSegment(xmp)]
        const before = [
          exif({ orientation: isTurned ? 6 : 1 }),
          ...Array.from({ length: noise }, (_, at) => segment(0xe0 + (at % 16), Buffer.alloc(60_000, at))),
          ...notes,
        ]
        const file = isTurned ? jpeg(high, wide, before, frame, components) : jpeg(wide, high, before, frame, components)
        expect(await readPanoHead(file)).toEqual({
          width: 4_096,
          height: 2_048,
          part: { left: x / 4_096, top: y / 2_048, width: wide / 4_096, height: high / 2_048 },
          north: expect.closeTo(northOf(heading) === Math.PI ? -Math.PI : northOf(heading), 6),
          isPoor: false,
        })
      }),
      { numRuns: 60 },
    )
  })

  it('is that of the picture as it is shown, where its camera was held upright', async () => {
    expect(await readPanoHead(jpeg(2_048, 4_096, [exif({ orientation: 6 })]))).toMatchObject({ width: 4_096, part: WHOLE_SPHERE })
    expect(await readPanoHead(jpeg(2_048, 4_096))).toBe('pano-ratio')
  })
})

test('notes of PNG and WebP are read', async () => {
  const xmp = packet('GPano:PoseHeadingDegrees="90">')
  const chunk = (kind: string, bytes: Uint8Array) => Buffer.concat([u32(bytes.length), text(kind), bytes, Buffer.alloc(4)])
  const header = Buffer.concat([u32(4_096), u32(2_048), Buffer.from([8, 2, 0, 0, 0])])
  const png = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
    chunk('IDAT', Buffer.alloc(9)),
  ]
  const part = (kind: string, bytes: Uint8Array) =>
    Buffer.concat([text(kind), u32(bytes.length).reverse(), bytes, Buffer.alloc(bytes.length % 2)])
  const size = Buffer.concat([Buffer.from([0, 0, 0, 0]), u32(4_095).reverse().subarray(0, 3), u32(2_047).reverse().subarray(0, 3)])
  const webp = [text('RIFF'), Buffer.alloc(4), text('WEBP'), part('VP8X', size), part('VP8 ', Buffer.alloc(99)), part('XMP ', text(xmp))]
  for (const file of [png, webp])
    expect(await readPanoHead(new Blob([new Uint8Array(Buffer.concat(file))]))).toMatchObject({ width: 4_096, north: -Math.PI / 2 })
})
