import type { Viewer } from '#session/viewer.ts'
import type { HomesSearch } from './search.ts'

/** The viewer's homes, and one of them with its figures; null when signed out. */
export const loadHomes = async ({ viewer }: { viewer: Pick<Viewer, 'isLoggedIn'> }, { home }: HomesSearch) =>
  viewer.isLoggedIn ? (await import('./homes.functions.ts')).fetchHomes({ data: { home: home ?? null } }) : null

/** What the link of a letter stops. */
export const loadHomeLetter = async (token: string | undefined) =>
  (await import('./homes.functions.ts')).fetchHomeLetter({ data: { token: (token ?? '').slice(0, 200) } })
