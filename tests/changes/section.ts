import type { Change } from './change.ts'

const SECTIONS = 'src/features/report/sections.ts'
const TABLE = 'src/features/report/still/sections/section-table.tsx'

/** A section that reports list, without a title and a part. */
export const section: Change = {
  name: 'a section of a report',
  half: [
    {
      file: SECTIONS,
      find: "  sources: { needs: [], stage: 'still' },",
      put: "  sources: { needs: [], stage: 'still' },\n  noise: { needs: [], stage: 'still' },",
    },
    {
      file: SECTIONS,
      find: "BLOCKS: Record<ReportKey, readonly Block[]> = {\n  realvalue: ['evidence',",
      put: "BLOCKS: Record<ReportKey, readonly Block[]> = {\n  realvalue: ['evidence', 'noise',",
    },
  ],
  refused: { byTypesIn: [TABLE] },
  rest: [
    {
      file: TABLE,
      find: '  lease: {\n    title:',
      put: `  noise: {
    title: msg\`Tenure\`,
    isListed: false,
    preview: null,
    Part: ({ heading }) => <h2 id={heading.id}>{heading.title}</h2>,
  },
  lease: {
    title:`,
    },
  ],
  proof: ['src/features/report/report-rules.test.ts'],
}
