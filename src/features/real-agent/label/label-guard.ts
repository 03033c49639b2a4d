import type { Viewer } from '#session/viewer.ts'
import { LABEL_PAGE_SIZE } from '../search.ts'

type Who = Pick<Viewer, 'isLoggedIn' | 'isStaff'>

/** Whether the viewer prints labels; null when signed out, then the page asks to sign in. */
export async function loadLabelDesk({ viewer }: { viewer: Who }) {
  return viewer.isLoggedIn ? (await import('./label.functions.ts')).fetchLabelStanding() : null
}

/** The sheets made before and the homes that asked for no letters: staff keep those of everybody and have no sheets. */
export async function loadLabelLists({ viewer }: { viewer: Who }, { page = 1, held = 1 }: { page?: number; held?: number }) {
  if (!viewer.isLoggedIn) return null
  const { fetchLabelSheets, fetchLabelStanding, fetchSuppressed } = await import('./label.functions.ts')
  const standing = viewer.isStaff ? null : await fetchLabelStanding()
  if (standing && !(standing.ok && standing.value === 'OPEN')) return { standing, sheets: null, suppressed: null }
  const [sheets, suppressed] = await Promise.all([
    viewer.isStaff ? null : fetchLabelSheets({ data: { offset: (page - 1) * LABEL_PAGE_SIZE } }),
    fetchSuppressed({ data: { isForAll: viewer.isStaff, offset: (held - 1) * LABEL_PAGE_SIZE } }),
  ])
  return { standing, sheets, suppressed }
}
