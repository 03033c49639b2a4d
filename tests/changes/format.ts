import type { Change } from './change.ts'

const READERS = 'src/server/provider/import/sg/singapore.ts'

/** A published file that is recognised, and that nothing reads. */
export const format: Change = {
  name: 'a format of published files',
  half: [
    {
      file: 'src/server/provider/import/sg/formats.ts',
      find: "  { id: 'sg-mrt-exits',",
      put: "  { id: 'sg-noise', title: 'Noise', licence: UNSTATED, ...csvWith('block', 'decibel') },\n  { id: 'sg-mrt-exits',",
    },
  ],
  refused: { byTypesIn: [READERS] },
  rest: [
    {
      file: READERS,
      find: "    'sg-parks': (file) => readParks(file, inner),",
      put: "    'sg-parks': (file) => readParks(file, inner),\n    'sg-noise': (file) => readParks(file, inner),",
    },
  ],
}
