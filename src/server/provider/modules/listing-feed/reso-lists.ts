import { isRecord } from '#lib/records.ts'
import { MEDIA_MAX } from './feed-bounds.ts'
import { RecordFault } from './feed-fault.ts'
import type { FeedMedia } from './feed-record.ts'
import { isEmpty, type RawFields, textIn, wordKey } from './field-readers.ts'

const WORDS_MAX = 100
const CAPTION_MAX_CHARS = 200
const ADDRESS_MAX_CHARS = 1_000

/** Words of a list, which a table or an XML file writes with commas. */
export function listIn(raw: RawFields, name: string): string[] {
  const value = raw[name]
  if (isEmpty(value)) return []
  const words: unknown[] = Array.isArray(value) ? value.slice(0, WORDS_MAX) : textIn(raw, name, 4_000).split(',', WORDS_MAX)
  return words.filter((word) => typeof word === 'string').map((word) => word.trim().slice(0, 80))
}

interface Given extends FeedMedia {
  order: number
}

function mediaItem(item: unknown, at: number): Given {
  if (!isRecord(item)) throw new RecordFault('wrong-type', 'Media', 'is no list of media')
  const url = item.MediaURL
  if (typeof url !== 'string' || url.trim() === '') throw new RecordFault('missing', 'MediaURL', 'is missing')
  if (url.length > ADDRESS_MAX_CHARS) throw new RecordFault('too-long', 'MediaURL', `has more than ${ADDRESS_MAX_CHARS} characters`)
  const kind = typeof item.MediaCategory === 'string' && wordKey(item.MediaCategory) === 'floorplan' ? 'plan' : 'photo'
  const order = typeof item.Order === 'number' && Number.isFinite(item.Order) ? item.Order : at
  return { url: url.trim(), kind, caption: textIn(item, 'ShortDescription', CAPTION_MAX_CHARS), order }
}

/** RESO's Permission: without one it is for everybody. */
function isPublic({ Permission: given }: Readonly<Record<string, unknown>>): boolean {
  const words = (Array.isArray(given) ? given : [given]).filter((word) => !isEmpty(word)).map((word) => wordKey(String(word)))
  return words.length === 0 || words.includes('public') || words.includes('idx')
}

/** Pictures and plans in their order, each address once: objects of RESO's Media resource; in a table addresses with spaces between them. */
export function mediaIn(raw: RawFields): FeedMedia[] {
  const value = raw.Media
  if (isEmpty(value)) return []
  const items: unknown[] = Array.isArray(value)
    ? value
    : String(value)
        .split(/\s+/, MEDIA_MAX + 2)
        .filter(Boolean)
        .map((MediaURL) => ({ MediaURL }))
  if (items.length > MEDIA_MAX) throw new RecordFault('out-of-range', 'Media', `has more than ${MEDIA_MAX} entries`)
  const given = items
    .filter((item) => !isRecord(item) || isPublic(item))
    .map(mediaItem)
    .sort((a, b) => a.order - b.order)
  return given.filter(({ url }, at) => given.findIndex((other) => other.url === url) === at).map(({ order: _, ...media }) => media)
}

export const mediaOut = (media: readonly FeedMedia[]): readonly Record<string, unknown>[] =>
  media.map(({ url, kind, caption }, at) => ({
    MediaURL: url,
    MediaCategory: kind === 'photo' ? 'Photo' : 'Floor Plan',
    Order: at,
    ShortDescription: caption,
  }))
