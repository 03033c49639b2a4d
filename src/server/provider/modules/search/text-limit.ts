import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { refusal } from '../../errors.ts'

/** Throws `text-too-long`. Counts characters as the site's validators do: a sign outside of the basic plane is one of them, not two. */
export function checkSearchText(text: string): void {
  const isLong = text.length > 2 * SEARCH_TEXT_MAX_CHARS || [...text].length > SEARCH_TEXT_MAX_CHARS
  if (isLong) throw refusal('text-too-long', `text holds at most ${SEARCH_TEXT_MAX_CHARS} characters.`)
}
