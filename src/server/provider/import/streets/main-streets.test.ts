import { expect, it } from 'vitest'
import { markMain } from './main-streets.ts'

const street = (name: string | null, north: number, metres: number, uses = 1, streetMetres = metres) => ({
  name,
  uses,
  streetMetres,
  line: [
    [10, 10 + north / 1000],
    [10 + metres / 109_500, 10 + north / 1000],
  ],
})

const mains = (streets: Parameters<typeof markMain>[0]) => markMain(streets).map(({ isMain }) => isMain)

it('calls those main that are long and that many lines follow', () => {
  expect(mains([street(null, 1, 600), street(null, 2, 800, 30), street(null, 3, 700), street(null, 4, 500)])).toEqual([
    false,
    true,
    false,
    false,
  ])
})

it('takes the parts of a street of one name together, and what goes straight on without a name', () => {
  const parts = [street('Elm Road', 1, 300), street('Elm Road', 2, 300), street('Oak Road', 3, 500), street('Ash Road', 4, 400)]
  expect(mains(parts)).toEqual([true, true, false, false])
  expect(mains([street(null, 1, 300, 1, 2_000), street(null, 2, 600), street(null, 3, 600)])).toEqual([true, true, false])
})

it('of nothing is nothing', () => {
  expect(markMain([])).toEqual([])
})
