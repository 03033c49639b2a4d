import type { Viewer } from '#session/viewer.ts'
import { NOTICES_PAGE_SIZE, type NoticesSearch } from './search.ts'

interface Asking {
  viewer: Pick<Viewer, 'isLoggedIn'>
}

/** A page of the person's notices and how they are told; null when signed out. */
export async function loadNotices({ viewer }: Asking, { page = 1 }: NoticesSearch) {
  if (!viewer.isLoggedIn) return null
  const [{ fetchNotices }, { fetchNoticeSettings }] = await Promise.all([
    import('#session/notice/notice.functions.ts'),
    import('./notice-settings.functions.ts'),
  ])
  const [notices, settings] = await Promise.all([
    fetchNotices({ data: { first: NOTICES_PAGE_SIZE, offset: (page - 1) * NOTICES_PAGE_SIZE } }),
    fetchNoticeSettings(),
  ])
  return { notices, settings }
}
