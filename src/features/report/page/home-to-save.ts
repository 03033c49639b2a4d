import type { SearchToSave } from '#property/search/page-to-save.ts'
import type { Project } from '../project.ts'

/** How far around a home its owner is told of sales. */
const WATCHED_METRES = 300

/**
 * A report as it is kept: its address without what is shown of it (page of deals, colours), and the sales of its kind around it. A project
 * without a position is kept without alerts.
 */
export function homeToSave({
  search,
  project: { lat, lng, typeGroup },
  ...rest
}: Omit<SearchToSave, 'filter'> & { project: Pick<Project, 'lat' | 'lng' | 'typeGroup'> }): SearchToSave {
  const described = new URLSearchParams(search)
  for (const shown of ['page', 'deals', 'block', 'colour', 'auth', 'authKey']) described.delete(shown)
  const text = described.toString()
  const around =
    lat === null || lng === null ? {} : { filter: { near: { lat, lng, radiusMetres: WATCHED_METRES }, typeGroups: [typeGroup] } }
  return { ...rest, search: text && `?${text}`, ...around }
}
