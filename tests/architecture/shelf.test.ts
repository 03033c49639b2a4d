import { describe, expect, it } from 'vitest'
import { SHELF, usersOfShelf } from './shelf-users.ts'
import { productSources } from './sources.ts'

/** Files that stay on the shelf with fewer than two users, by the reason. */
const KEPT: Record<string, readonly string[]> = {
  'the controls of forms are one kit; the gallery shows it whole and its keyboard tests run there': [
    'ui/form/combobox.tsx',
    'ui/form/range-slider.tsx',
  ],
  'tests of the tokens and of the map’s colours read it, the gallery prints it': ['ui/contrast.ts'],
  'the bits of a choice are declared beside it; the markers alone are built from them': ['filter/marker-codes.ts'],
  'words are gathered from the application; the Worker alone writes these': [
    'access/link-picture/picture-words.ts',
    'access/account-offer/offer-words.ts',
  ],
}

const file = (path: string, ...imports: string[]) => ({ path, text: imports.map((name) => `import { it } from '${name}'\n`).join('') })

describe('the shelf', () => {
  it('holds only what two use; what one room uses lives in that room', () => {
    const lonely = [...usersOfShelf(productSources())]
      .filter(([, users]) => users.size < 2)
      .map(([path, users]) => ({ path: path.slice(SHELF.length), users: [...users] }))
    const kept = Object.values(KEPT).flat()
    expect(
      lonely.filter(({ path }) => !kept.includes(path)),
      'move these into the room that uses them',
    ).toEqual([])
    expect(
      kept.filter((path) => !lonely.some((one) => one.path === path)),
      'two use these now, or they are gone: take them off the list',
    ).toEqual([])
  })

  it('counts rooms, routes, the server and the provider, through other files of the shelf, and not the gallery', () => {
    const users = usersOfShelf([
      file('src/features/shared/ui/low.ts'),
      file('src/features/shared/ui/high.tsx', './low.ts'),
      file('src/features/map/page.tsx', '#ui/high.tsx'),
      file('src/features/map/tools/part.tsx', '#ui/high.tsx'),
      file('src/features/gallery/page.tsx', '#ui/high.tsx', '#ui/low.ts'),
      file('src/routes/map.tsx', '#ui/low.ts'),
      file('src/server/provider/rows.ts', '#ui/low.ts'),
      file('src/server/entry.ts', '#ui/low.ts'),
    ])
    expect(users.get('src/features/shared/ui/high.tsx')).toEqual(new Set(['map']))
    expect(users.get('src/features/shared/ui/low.ts')).toEqual(new Set(['map', 'src/routes/map.tsx', 'provider', 'server']))
  })
})
