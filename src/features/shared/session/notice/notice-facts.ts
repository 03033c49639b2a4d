/** The texts among a notice's facts: names, places, times. */
export type NoticeTexts = Readonly<Record<string, string>>

/** The facts of a notice from their JSON; what is no text, and what is empty, is left out. Never throws. */
export function noticeFacts(json: string): NoticeTexts {
  try {
    const read: unknown = JSON.parse(json)
    if (typeof read !== 'object' || read === null) return {}
    const texts = Object.entries(read).flatMap(([name, value]) =>
      (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, String(value)] as const] : [],
    )
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

/** The page of a notice within this site; the list of notices where the path names another site or none. */
export const noticePath = (path: string): string => (/^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/user/notices')
