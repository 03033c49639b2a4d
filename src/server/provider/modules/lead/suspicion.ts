import type { Suspicion } from '../../db/trade/words.ts'

interface Written {
  message: string
  /** a field that people do not see; '' from them */
  honey: string
  /** seconds between the form and its sending; null when that is not known */
  seconds: number | null
  /** by the holder of a verified address */
  isProven: boolean
  /** the same text came within the day, from whatever address */
  isRepeated: boolean
}

/** Of a message with a link. Without one, haste is no sign: a browser fills in a form for a person faster than that. */
const HASTY_SECONDS = 3
const LINKS_MAX = 3

/** What makes a message doubtful, the strongest reason; null for none. Whoever has proven the address is not suspected. */
export function suspicionOf({ message, honey, seconds, isProven, isRepeated }: Written): Suspicion | null {
  if (isProven) return null
  if (honey !== '') return 'honey'
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  if (links > 0 && seconds !== null && seconds < HASTY_SECONDS) return 'hasty'
  if (isRepeated) return 'repeated'
  return links > LINKS_MAX ? 'many-links' : null
}
