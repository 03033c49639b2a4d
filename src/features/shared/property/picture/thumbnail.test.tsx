import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TENURES, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { PictureFacts } from './facts.ts'
import { ThumbnailDrawing } from './thumbnail.tsx'
import { planThumbnail, THUMBNAIL } from './thumbnail-plan.ts'

const facts = fc
  .record({
    seed: fc.string({ minLength: 1, maxLength: 20 }),
    typeGroup: fc.constantFrom(...TYPE_GROUPS),
    propertyType: fc.constantFrom('hdb', 'condominium', 'apartment', 'terrace', 'semi-detached', 'detached'),
    floors: fc.option(fc.integer({ min: 1, max: 70 })),
    floorSold: fc.option(fc.integer({ min: 1, max: 70 })),
    units: fc.option(fc.integer({ min: 1, max: 2_000 })),
    completionYear: fc.option(fc.integer({ min: 1950, max: 2030 })),
    tenure: fc.option(fc.constantFrom(...TENURES)),
  })
  .map((one) => (one.typeGroup === 'private-land' ? { ...one, floors: one.floors && 1 + (one.floors % 4), floorSold: null } : one))
const draw = (one: PictureFacts) => renderToStaticMarkup(<ThumbnailDrawing facts={one} />)

const block: PictureFacts = {
  seed: 'blk-406-ang-mo-kio-ave-10',
  typeGroup: 'public-stack',
  propertyType: 'hdb',
  floors: 12,
  units: 120,
  completionYear: 1979,
  tenure: 'leasehold',
}
const tower: PictureFacts = {
  ...block,
  seed: 'the-tower',
  typeGroup: 'private-stack',
  propertyType: 'condominium',
  units: 90,
  floors: 18,
  completionYear: 2016,
}
const house: PictureFacts = {
  ...block,
  seed: 'elm-terrace',
  typeGroup: 'private-land',
  propertyType: 'terrace',
  floors: 2,
  units: null,
  tenure: 'freehold',
}

describe('a small picture', () => {
  it('is the same for the same facts', () => {
    fc.assert(
      fc.property(facts, (one) => {
        expect(draw({ ...one })).toBe(draw(one))
      }),
      { numRuns: 20 },
    )
  })

  // the seed, which also decides something, is the same in each pair
  it.each<[string, PictureFacts, Partial<PictureFacts>]>([
    ['the floors of two blocks', block, { floors: 13 }],
    ['the floors sold of towers whose height is not known', { ...tower, floors: null, floorSold: 20 }, { floorSold: 26 }],
    ['whether the height is known', { ...tower, floorSold: 17 }, { floors: null }],
    ['the homes on a floor', block, { units: 60 }],
    ['the number of towers', tower, { units: 400 }],
    ['the decade', block, { completionYear: 1985 }],
    ['the decade of towers', tower, { completionYear: 2022 }],
    ['the tenure', tower, { tenure: 'freehold' }],
    ['the tenure of houses', house, { tenure: 'leasehold' }],
    ['terraces and semi-detached houses', house, { propertyType: 'semi-detached' }],
    ['semi-detached and detached houses', { ...house, propertyType: 'semi-detached' }, { propertyType: 'detached' }],
    ['public and private blocks', block, { typeGroup: 'private-stack', propertyType: 'apartment' }],
  ])('differs by %s', (_, one, other) => expect(draw({ ...one, ...other })).not.toBe(draw(one)))

  it('tells projects apart of which nothing is known but their names', () => {
    const bare = Array.from({ length: 30 }, (_, at) =>
      draw({ ...tower, seed: `project-${at}`, floors: null, units: null, completionYear: null }),
    )
    expect(new Set(bare).size).toBe(30)
  })

  it('is taller for a taller building, and never has fewer floors than sales are recorded on', () => {
    const heights = [4, 12, 20, 36, 50].map((floors) => planThumbnail({ ...tower, floors }).floorHeight * floors)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(new Set(heights.map(Math.round)).size).toBe(5)
    fc.assert(
      fc.property(facts, (one) => {
        const { floors, knownFloors } = planThumbnail(one)
        expect(floors).toBeGreaterThanOrEqual(one.floorSold ?? 0)
        expect(knownFloors).toBeGreaterThanOrEqual(Math.min(one.floorSold ?? 0, floors - 1))
      }),
    )
  })

  it('is an open outline without windows where the height is not known, and only there', () => {
    for (const floorSold of [null, 12]) {
      expect(draw({ ...tower, floors: null, floorSold })).toContain('data-part="unknown"')
      expect(draw({ ...tower, floors: null, floorSold })).not.toContain('data-part="windows"')
    }
    for (const one of [tower, block, { ...house, floors: null }]) {
      expect(draw(one)).not.toContain('data-part="unknown"')
      expect(draw(one)).toContain('data-part="windows"')
    }
  })

  it('stays inside its frame, and a page of forty within 10 kB', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const { bodies, floors, floorHeight } = planThumbnail(one)
        const [first, last] = [bodies[0], bodies.at(-1)]
        expect(first?.x).toBeGreaterThanOrEqual(1)
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(THUMBNAIL.width - 1)
        expect(floors * floorHeight).toBeLessThan(THUMBNAIL.base)
      }),
    )
    const page = fc.sample(facts, { numRuns: 40, seed: 1 }).map(draw).join('')
    expect(gzipSync(page).length).toBeLessThan(10_000)
  })
})
