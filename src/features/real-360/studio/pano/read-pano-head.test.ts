import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { readPanoHead } from './read-pano-head.ts'

/** The beginning of a JPEG that says it is of this size, with what a camera wrote. */
function jpeg(width: number, height: number, xmp = ''): Blob {
  const note = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`, 'latin1')
  const app1 = Buffer.concat([Buffer.from([0xff, 0xe1, (note.length + 2) >> 8, (note.length + 2) & 255]), note])
  const size = Buffer.from([
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    1,
    0x22,
    0,
    2,
    0x11,
    1,
    3,
    0x11,
    1,
  ])
  return new Blob([new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8]), ...(xmp === '' ? [] : [app1]), size, Buffer.alloc(64)]))])
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
  expect(await readPanoHead(jpeg(12_000, 6_000))).toEqual({ width: 12_000, height: 6_000, north: null, isPoor: false })
  expect(await readPanoHead(jpeg(16_384, 8_192))).toMatchObject({ isPoor: false })
  expect(await readPanoHead(jpeg(2_048, 1_024))).toMatchObject({ isPoor: true })
  // a row that a stitching program has cut off
  expect(await readPanoHead(jpeg(6_080, 3_039))).toMatchObject({ width: 6_080 })
})

test.each([
  ['as an attribute', '<x GPano:PoseHeadingDegrees="90.0"/>', -Math.PI / 2],
  ['as an element', '<GPano:PoseHeadingDegrees>270</GPano:PoseHeadingDegrees>', Math.PI / 2],
  ['as nothing that is an angle', '<x GPano:PoseHeadingDegrees="999"/>', null],
])('north is read where a camera wrote it %s', async (_, xmp, north) => {
  const head = await readPanoHead(jpeg(4_096, 2_048, xmp))
  expect(typeof head === 'string' ? head : head.north).toEqual(north === null ? null : expect.closeTo(north, 9))
})
