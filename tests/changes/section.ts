import type { Change } from './change.ts'

const SECTIONS = 'src/features/report/sections.ts'
const TABLE = 'src/features/report/sections/section-table.tsx'
const TITLES = 'src/features/report/sections/section-titles.ts'

/** A section that reports list, without a title and a part. */
export const section: Change = {
  name: 'a section of a report',
  half: [
    {
      file: SECTIONS,
      find: "  sources: { needs: [], load: 'as-served' },",
      put: "  sources: { needs: [], load: 'as-served' },\n  noise: { needs: [], load: 'as-served' },",
    },
    {
      file: SECTIONS,
      find: "BLOCKS: Record<ReportKey, readonly Block[]> = {\n  realvalue: ['evidence',",
      put: "BLOCKS: Record<ReportKey, readonly Block[]> = {\n  realvalue: ['evidence', 'noise',",
    },
  ],
  refused: { byTypesIn: [TABLE, TITLES] },
  rest: [
    {
      file: TABLE,
      find: '  lease: {\n    isListed:',
      put: `  noise: {
    isListed: false,
    preview: null,
    Part: ({ heading }) => <h2 id={heading.id}>{heading.title}</h2>,
  },
  lease: {
    isListed:`,
    },
    { file: TITLES, find: '  lease: msg`Tenure`,\n', put: '  lease: msg`Tenure`,\n  noise: msg`Tenure`,\n' },
  ],
  proof: ['src/features/report/report-rules.test.ts'],
}
