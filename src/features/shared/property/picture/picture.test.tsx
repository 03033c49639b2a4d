import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { planBuilding, slabLevels } from './building-plan.ts'
import { ElevationDrawing } from './elevation.tsx'
import { floorsOf, type PictureFacts } from './facts.ts'
import { isLayoutPlausible, layRooms } from './floor-plan-rooms.ts'
import { buildingInks } from './palette.ts'
import { Elevation } from './pictures.tsx'
import { arrangeSite, siteExtent } from './site-arrangement.ts'
import { layStreet } from './skyline.tsx'
import { towerForm } from './tower-form.ts'

const facts = fc
  .record({
    seed: fc.string({ minLength: 1, maxLength: 20 }),
    typeGroup: fc.constantFrom(...TYPE_GROUPS),
    propertyType: fc.constantFrom('hdb', 'condominium', 'terrace', 'semi-detached', 'detached'),
    floors: fc.integer({ min: 1, max: 70 }),
    units: fc.option(fc.integer({ min: 1, max: 900 })),
    completionYear: fc.option(fc.integer({ min: 1960, max: 2028 })),
  })
  .map((f) => (f.typeGroup === 'private-land' ? { ...f, floors: 1 + (f.floors % 4) } : f))
const count = (html: string) => (html.match(/<[a-z]/g) ?? []).length
const block406: PictureFacts = {
  seed: 'blk-406',
  typeGroup: 'public-stack',
  propertyType: 'hdb',
  floors: 12,
  units: 180,
  completionYear: 1979,
  block: '406',
}

describe('Elevation', () => {
  it('is the same picture for the same facts and another for another project', () => {
    const once = renderToStaticMarkup(<ElevationDrawing {...block406} />)
    expect(renderToStaticMarkup(<ElevationDrawing {...block406} />)).toBe(once)
    expect(renderToStaticMarkup(<ElevationDrawing {...block406} seed="blk-407" />)).not.toBe(once)
  })
  it('draws as many floors as the facts say', () => {
    fc.assert(
      fc.property(facts, (f) => {
        const plan = planBuilding(f, { centre: 160, base: 200, widthMax: 280, heightMax: 185, floorHeightMax: 20 })
        const html = renderToStaticMarkup(<ElevationDrawing {...f} units={null} />)
        const slabs = /data-part="slabs" d="([^"]*)"/.exec(html)?.[1] ?? ''
        return slabLevels(plan).length === f.floors && slabs.split('M').length - 1 === f.floors
      }),
      { numRuns: 40 },
    )
  })
  it('never has fewer floors than sales are recorded on, known height or not', () => {
    const sold = fc.integer({ min: 1, max: 70 })
    fc.assert(
      fc.property(facts, sold, fc.boolean(), (f, floorSold, isKnown) => {
        if (f.typeGroup === 'private-land') return
        const drawn = floorsOf({ ...f, floors: isKnown ? f.floors : null, floorSold })
        expect(drawn).toBeGreaterThanOrEqual(isKnown ? floorSold : floorSold + 4)
      }),
    )
  })
  it('says that a height is not known, and draws an outline that is open above the highest floor that was sold', () => {
    const show = (floors: number | null, floorSold: number | null = 12) =>
      renderToStaticMarkup(
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          <Elevation {...tower} floors={floors} floorSold={floorSold} label="Elevation" />
        </I18nProvider>,
      )
    for (const part of ['aria-label="Elevation, height not known"', '>height not known</text>', 'data-part="unknown"'])
      expect(show(null)).toContain(part)
    for (const part of ['height not known', 'data-part="unknown"']) expect(show(20)).not.toContain(part)
    expect(show(20)).toContain('data-part="slabs"')
    for (const floorSold of [12, null]) expect(show(null, floorSold)).not.toContain('data-part="slabs"')
    const sold = /data-part="sold-floors" d="([^"]*)"/
    expect((sold.exec(show(null))?.[1]?.match(/M/g) ?? []).length).toBe(12)
    expect(sold.exec(show(null, null))).toBeNull()
  })
  const tower: PictureFacts = {
    seed: '',
    typeGroup: 'private-stack',
    propertyType: 'condominium',
    floors: 20,
    units: 240,
    completionYear: 2018,
  }
  it('tells towers of the same facts apart by form and colour', () => {
    const looks = Array.from({ length: 60 }, (_, at) => {
      const seed = `project-${at}`
      return JSON.stringify([towerForm(seed, { era: 'fin', floors: 20 }), buildingInks('tower', seed)])
    })
    expect(new Set(looks).size).toBeGreaterThan(55)
  })
  it('is drawn taller for a taller tower', () => {
    const roof = (floors: number) => {
      const slabs = /data-part="slabs" d="M[\d.]+ ([\d.]+)/.exec(renderToStaticMarkup(<ElevationDrawing {...tower} floors={floors} />))
      return Number(slabs?.[1])
    }
    const roofs = [10, 16, 22, 30, 40].map(roof)
    expect(roofs).toEqual(roofs.toSorted((a, b) => b - a))
    expect((roofs[0] ?? 0) - (roofs[4] ?? 0)).toBeGreaterThan(40)
  })
  it('stays small: at most 60 elements, 16 kB before compression', () => {
    fc.assert(
      fc.property(facts, (f) => {
        const html = renderToStaticMarkup(<ElevationDrawing {...f} />)
        return count(html) <= 60 && html.length < 16_000
      }),
      { numRuns: 40 },
    )
  })
  it('keeps the building inside its plot', () => {
    fc.assert(
      fc.property(facts, (f) => {
        const plan = planBuilding(f, { centre: 160, base: 200, widthMax: 280, heightMax: 185, floorHeightMax: 20 })
        return plan.top >= 0 && plan.x >= 0 && plan.x + plan.width <= 320
      }),
    )
  })
})

describe('layRooms', () => {
  it('fills the outline exactly, without overlap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('0', '1', '2', '3', '4', '5', 'EX', 'MG', 'PH', 'ter-hse', 'other'),
        fc.integer({ min: 20, max: 500 }),
        fc.constantFrom('HDB', 'HOS', 'CONDO', 'LAND'),
        (mix, area, group) => {
          const { rooms, width, height } = layRooms(mix, area, group)
          const total = rooms.reduce((sum, r) => sum + r.width * r.height, 0)
          const overlap = rooms.some((a, i) =>
            rooms
              .slice(i + 1)
              .some(
                (b) =>
                  a.x + 1e-6 < b.x + b.width && b.x + 1e-6 < a.x + a.width && a.y + 1e-6 < b.y + b.height && b.y + 1e-6 < a.y + a.height,
              ),
          )
          return Math.abs(total - area) < 1e-6 && Math.abs(width * height - area) < 1e-6 && !overlap
        },
      ),
    )
  })
  const bedrooms = (mix: string, group: PropertyGroup) =>
    layRooms(mix, 90, group).rooms.filter((r) => r.kind === 'bedroom' || r.kind === 'master').length
  it('has one bedroom less than the rooms of an HDB flat, three at most', () => {
    expect(['1', '2', '3', '4', '5'].map((mix) => bedrooms(mix, 'HDB'))).toEqual([0, 1, 2, 3, 3])
  })
  it('has the bedrooms of its mix', () => {
    for (const mix of ['1', '2', '3', '4', '5']) expect(bedrooms(mix, 'CONDO')).toBe(Number(mix))
  })
})

describe('a typical layout', () => {
  it.each([
    ['3', 67, 'HDB', true],
    ['EX', 145, 'HDB', true],
    ['2', 75, 'CONDO', true],
    ['3', 35, 'HDB', false],
    ['3', 40, 'CONDO', false],
    ['5', 1_000, 'CONDO', false],
    ['apt', 82, 'CONDO', false],
    ['other', 82, 'CONDO', false],
  ] as const)('of mix %s and %d sqm (%s) is drawn: %s', (mix, areaSqm, group, isDrawn) =>
    expect(isLayoutPlausible(mix, areaSqm, group)).toBe(isDrawn),
  )
})

describe('arrangeSite', () => {
  it('puts known blocks north up, in metres', () => {
    const at = (id: string, lat: number, lng: number) => ({ id, label: id, lat, lng, floors: 12, units: 96 })
    const [north, south] = arrangeSite('x', 'slab', [at('a', 1.361, 103.85), at('b', 1.359, 103.85)])
    expect(north?.y).toBeCloseTo(-111.32, 0)
    expect(south?.y).toBeCloseTo(111.32, 0)
  })
  it('holds every footprint inside its extent', () => {
    const blocks = Array.from({ length: 7 }, (_, i) => ({ id: `${i}`, label: `${i}`, lat: null, lng: null, floors: 20, units: 100 }))
    const footprints = arrangeSite('x', 'tower', blocks)
    const { halfWidth, halfHeight } = siteExtent(footprints)
    expect(footprints.every((f) => Math.abs(f.x) + f.width / 2 < halfWidth && Math.abs(f.y) + f.depth / 2 < halfHeight)).toBe(true)
  })
})

it('lays a street without gaps at its end, and none without buildings', () => {
  const { street } = layStreet([block406], 1440, 230)
  expect((street.at(-1)?.plan.x ?? 0) + (street.at(-1)?.plan.width ?? 0)).toBeGreaterThan(1440 - 60)
  expect(layStreet([], 1440, 230).street).toEqual([])
})
