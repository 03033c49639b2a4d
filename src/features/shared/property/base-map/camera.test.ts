import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOfCamera, type Camera, decodeCamera, encodeCamera, openingCamera, ZOOM_MAX, ZOOM_MIN } from './camera.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const camera: fc.Arbitrary<Camera> = fc.record({ lat: between(-85, 85), lng: between(-180, 180), zoom: between(ZOOM_MIN, ZOOM_MAX) })

describe('the camera in the address', () => {
  it('is read back within a metre and a hundredth of a zoom step', () => {
    fc.assert(
      fc.property(camera, (it) => {
        const back = decodeCamera(encodeCamera(it))
        expect(back?.lat).toBeCloseTo(it.lat, 4)
        expect(back?.lng).toBeCloseTo(it.lng, 4)
        expect(back?.zoom).toBeCloseTo(it.zoom, 1)
      }),
    )
  })

  it('is stable: writing what was read changes nothing', () => {
    fc.assert(
      fc.property(camera, (it) => {
        const text = encodeCamera(it)
        const back = decodeCamera(text)
        expect(back && encodeCamera(back)).toBe(text)
      }),
    )
  })

  it('is short and needs no escaping', () => {
    expect(encodeCamera({ lat: 1.3521, lng: 103.8198, zoom: 11 })).toBe('1.3521_103.8198_11')
    expect(encodeCamera({ lat: -0.000001, lng: 0, zoom: 10.7 })).toBe('0_0_10.7')
    fc.assert(fc.property(camera, (it) => encodeURIComponent(encodeCamera(it)) === encodeCamera(it)))
  })

  it('is null for invalid text', () => {
    for (const text of ['', '1_2', '1_2_3_4', 'a_b_c', '91_0_10', '0_181_10', '1_103_99', '1_103_', 'NaN_1_5', '1e1_2_9', ' 1_2_9'])
      expect(decodeCamera(text)).toBeNull()
    fc.assert(fc.property(fc.string(), (text) => decodeCamera(text) === null || /^-?[\d.]+[_,]-?[\d.]+[_,][\d.]+$/.test(text)))
  })
})

describe('bounds', () => {
  it('contain the centre, and are half as large one zoom further in', () => {
    const { south, north, west, east } = boundsOfCamera({ lat: 1.35, lng: 103.8, zoom: 11 }, 1000, 800)
    expect((west + east) / 2).toBeCloseTo(103.8, 6)
    expect((south + north) / 2).toBeCloseTo(1.35, 3)
    const near = boundsOfCamera({ lat: 1.35, lng: 103.8, zoom: 12 }, 1000, 800)
    expect((near.east - near.west) * 2).toBeCloseTo(east - west, 6)
  })
})

describe('the opening view', () => {
  it('steps out on phones, at most one level, and never in', () => {
    const opening = { lat: 1, lng: 103, zoom: 11 }
    expect(openingCamera(opening, 1400).zoom).toBe(11)
    expect(openingCamera(opening, 100).zoom).toBe(10)
    expect(openingCamera(opening, 636).zoom).toBeCloseTo(10.5, 2)
  })
})
