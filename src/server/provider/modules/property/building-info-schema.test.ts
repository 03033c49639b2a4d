import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBuildingInfo } from './building-info-schema.ts'

const parsed = (value: unknown) => parseBuildingInfo(JSON.stringify(value))

describe('building information', () => {
  it('is read with its months, and areas by measure in their usual order', () =>
    expect(
      parsed({
        buildingType: 'office',
        buildingHeight: 119.3,
        launchCompletionPeriod: { completionYear: 2013, occupationPermitDate: '2013-10' },
        totalBuildingArea: { verified: { NLA: 90, GFA: 100 }, other: { UFA: 80 } },
        rentSchedules: { netRent: [{ from: '2024-01', to: null, psf: 6.5 }] },
      }),
    ).toMatchObject({
      buildingType: 'office',
      buildingHeight: 119.3,
      launchCompletionPeriod: { completionYear: 2013, occupationPermitDate: 201310, certificateComplianceDate: null },
      totalBuildingArea: {
        verified: [
          { measure: 'GFA', sqm: 100 },
          { measure: 'NLA', sqm: 90 },
        ],
        marketable: [],
        other: [{ measure: 'UFA', sqm: 80 }],
      },
      rentSchedules: { netRent: [{ from: 202401, to: null, psf: 6.5 }] },
      tenant: null,
    }))

  it('drops an invalid fact and keeps the others', () =>
    expect(
      parsed({
        buildingHeight: 'high',
        buildingSpecs: { floors: 12, lifts: -1, structure: 7 },
        siteInfo: 5,
        tenant: { occupancyRate: 3 },
        totalBuildingArea: { verified: { ACRES: 3 } },
        launchCompletionPeriod: { occupationPermitDate: '2013-13' },
      }),
    ).toMatchObject({
      buildingHeight: null,
      buildingSpecs: { floors: 12, lifts: null, structure: null },
      siteInfo: null,
      tenant: null,
      totalBuildingArea: null,
      launchCompletionPeriod: null,
    }))

  it('is null for any other text, and never throws', () => {
    const nothing = parseBuildingInfo(null)
    expect(Object.values(nothing).every((value) => value === null)).toBe(true)
    for (const text of ['', 'null', '[]', '7', '{', '"x"']) expect(parseBuildingInfo(text)).toEqual(nothing)
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseBuildingInfo(text)))
  })
})
