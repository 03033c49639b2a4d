import type { Change } from './change.ts'

const FUNCTIONS = 'src/features/listing/listing.functions.ts'
const VALUES = 'src/features/listing/editor/listing-values.ts'

/** An optional field of an input that the server function does not know: zod would drop it. */
export const input: Change = {
  name: 'a field of a listing that is written',
  half: [
    {
      file: 'src/graphql/generated/graphql.ts',
      find: 'export type ListingInput = {\n',
      put: 'export type ListingInput = {\n  petsAllowed?: boolean | null | undefined;\n',
    },
  ],
  refused: { byTypesIn: [FUNCTIONS] },
  rest: [
    { file: FUNCTIONS, find: '  headline: text(', put: '  petsAllowed: z.boolean().nullable(),\n  headline: text(' },
    { file: VALUES, find: '  headline: string\n', put: '  petsAllowed: boolean | null\n  headline: string\n' },
    { file: VALUES, find: "  headline: '',\n", put: "  petsAllowed: null,\n  headline: '',\n" },
    { file: VALUES, find: '    headline: listing.headline,\n', put: '    petsAllowed: null,\n    headline: listing.headline,\n' },
  ],
}
