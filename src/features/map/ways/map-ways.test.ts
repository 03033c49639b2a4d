import { expect, it } from 'vitest'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { emptyMarkers, groupMarkers } from '../engine/marks/marker-data.ts'
import { bothTests, rowsWithin } from './map-ways.ts'
import { markedHomes } from './marked-homes.ts'

it('rows outside a limit are left out, the others are ordered by their ways and keep their order where these are equal', () => {
  const ranks = new Map([
    [1, 30],
    [2, 20],
    [3, 20],
    [4, 10],
  ])
  const ways = { isWithin: (_lat: number, _lng: number, id: number) => id !== 4, rankOf: (id: number) => ranks.get(id) ?? 0 }
  const rows = ['1', '2', '3', '4'].map((id) => ({ id }))
  expect(rowsWithin(rows, ways).map(({ id }) => id)).toEqual(['2', '3', '1'])
  expect(rowsWithin(rows, null)).toEqual(rows)
})

it('a home passes both tests, where there are two', () => {
  const even = (_lat: number, _lng: number, id: number) => id % 2 === 0
  const small = (_lat: number, _lng: number, id: number) => id < 4
  const pass = (test: ReturnType<typeof bothTests>) => [1, 2, 3, 4].filter((id) => test?.(0, 0, id) ?? true)
  expect(pass(bothTests(even, small))).toEqual([2])
  expect(pass(bothTests(even, null))).toEqual([2, 4])
  expect(pass(bothTests(null, small))).toEqual([1, 2, 3])
  expect(bothTests(null, null)).toBe(null)
})

it('homes stand group after group, and each project knows its place among them', () => {
  const data = emptyMarkers()
  const [first, second] = TYPE_GROUPS
  const of = (group: TypeGroup, ids: number[]) => {
    const { columns } = data[group]
    const column = (values: number[]) => Int32Array.from(values)
    return groupMarkers(group, {
      ...columns,
      count: ids.length,
      projectId: column(ids),
      lat6: column(ids.map((id) => id * 10)),
      lng6: column(ids.map((id) => id * 100)),
    })
  }
  const homes = markedHomes({ ...data, [first]: of(first, [7, 9]), [second]: of(second, [8]) })
  expect([...homes.lat6]).toEqual([70, 90, 80])
  expect([...homes.lng6]).toEqual([700, 900, 800])
  expect([...homes.indexOf]).toEqual([
    [7, 0],
    [9, 1],
    [8, 2],
  ])
})
