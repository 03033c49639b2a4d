import { TOUR_PATH_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { slugify } from '#lib/slug.ts'

/** An address of its own: the title as far as it has Latin letters, and a few that nobody else has. */
export function tourPath(title: string, id: string): string {
  const tail = id.replaceAll('-', '').slice(-6)
  const slug = slugify(title)
    .slice(0, TOUR_PATH_MAX_CHARS - 10)
    .replace(/-+$/, '')
  return slug === '' ? `tour-${tail}` : `${slug}-${tail}`
}
