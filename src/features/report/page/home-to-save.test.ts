import { expect, it } from 'vitest'
import { homeToSave } from './home-to-save.ts'

const report = { country: 'SG', name: 'The Meadow', path: '/report/realvalue/project/sg/private-stack/the-meadow' } as const
const project = { lat: 1.3, lng: 103.8, typeGroup: 'PRIVATE_STACK' } as const

it('keeps the home that is described and not the page that is shown of it, and watches what is sold around it', () => {
  expect(homeToSave({ ...report, search: '?mix=3&area=1200&page=4&deals=rent&colour=gain', project })).toEqual({
    ...report,
    search: '?mix=3&area=1200',
    filter: { near: { lat: 1.3, lng: 103.8, radiusMetres: 300 }, typeGroups: ['PRIVATE_STACK'] },
  })
})

it('has no alerts without a position', () => {
  expect(homeToSave({ ...report, search: '', project: { ...project, lat: null, lng: null } })).toEqual({ ...report, search: '' })
})
