import type { Change } from './change.ts'

const READ = 'src/server/provider/modules/listing-feed/read-feed.test.ts'

/** A name by which a field of feeds is read, that REAXML has no place for. */
export const feedName: Change = {
  name: 'a name in feeds',
  half: [
    {
      file: 'src/server/provider/modules/listing-feed/reso-fields.ts',
      find: "    names: ['Furnished'],\n",
      put: "    names: ['Furnished', 'X_Furniture'],\n",
    },
  ],
  refused: { byTest: READ, saying: /has a place for every name[\s\S]*X_Furniture/ },
  rest: [
    {
      file: 'src/server/provider/modules/listing-feed/reaxml-fields.ts',
      find: "  X_Activity: ['listingActivity'],\n",
      put: "  X_Activity: ['listingActivity'],\n  X_Furniture: ['furniture'],\n",
    },
  ],
}
