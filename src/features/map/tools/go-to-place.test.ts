import { describe, expect, it } from 'vitest'
import { viewOfPlace } from './go-to-place.ts'

describe('what the map shows for a chosen place', () => {
  it('is the project with its callout', () => {
    const place = { kind: 'PROJECT', lat: 1.3, lng: 103.9, projectId: '42' } as const
    expect(viewOfPlace(place)).toMatchObject({ camera: { lat: 1.3, lng: 103.9 }, selected: 42 })
  })

  it('is a station without one, which closes that of another project', () => {
    expect(viewOfPlace({ kind: 'STATION', lat: 1.3, lng: 103.9, projectId: null })?.selected).toBeUndefined()
  })

  it('is nearer for a home than for an area, and nothing where the position is not known', () => {
    const zoomOf = (kind: 'PROJECT' | 'AREA') => viewOfPlace({ kind, lat: 1, lng: 1, projectId: null })?.camera.zoom ?? 0
    expect(zoomOf('PROJECT')).toBeGreaterThan(zoomOf('AREA'))
    expect(viewOfPlace({ kind: 'AREA', lat: null, lng: null, projectId: null })).toBeNull()
  })
})
