import { isRecord } from '#lib/records.ts'
import { MEDIA_MAX } from './feed-bounds.ts'
import { RecordFault } from './feed-fault.ts'
import type { FeedMedia } from './feed-record.ts'
import { isEmpty, numeralIn, type Omit, type RawFields, safeLink, textIn, wordKey } from './field-readers.ts'
import { MEDIA_CATEGORIES } from './reso-words.ts'

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

/** The place of the picture that its agent prefers. */
const FIRST = Number.NEGATIVE_INFINITY

interface Given extends FeedMedia {
  order: number
}

/** Categories of RESO's Media that are pictures; others are documents, films and tours. */
const KINDS: Readonly<Record<string, FeedMedia['kind']>> = {
  '': 'photo',
  photo: 'photo',
  image: 'photo',
  picture: 'photo',
  floorplan: 'plan',
}
/** Kinds of files that are no pictures, where a category does not say so. */
const NO_PICTURE = /\.(?:pdf|docx?|xlsx?|mp4|mov|avi|wmv|m4v|webm|mp3|html?|zip)$/i

/** null: it is no picture. */
function mediaItem(item: unknown, at: number): Given | null {
  if (!isRecord(item)) throw new RecordFault('wrong-type', 'Media', 'has an entry that is no object')
  const url = item.MediaURL
  if (typeof url !== 'string' || url.trim() === '') throw new RecordFault('missing', 'MediaURL', 'is missing')
  if (url.length > ADDRESS_MAX_CHARS) throw new RecordFault('too-long', 'MediaURL', `has more than ${ADDRESS_MAX_CHARS} characters`)
  const kind = KINDS[typeof item.MediaCategory === 'string' ? wordKey(item.MediaCategory) : '']
  if (kind === undefined || NO_PICTURE.test(url.trim().replace(/[?#].*$/, ''))) return null
  const order = typeof item.Order === 'string' ? numeralIn(item.Order) : item.Order
  return {
    // what is no address of the web stays as it came, and is refused with its reason
    url: safeLink(url) ?? url.trim(),
    kind,
    caption:
      typeof item.ShortDescription === 'string'
        ? textIn({ c: item.ShortDescription.slice(0, CAPTION_MAX_CHARS) }, 'c', CAPTION_MAX_CHARS)
        : '',
    order: item.PreferredPhotoYN === true ? FIRST : typeof order === 'number' && Number.isFinite(order) ? order : at,
  }
}

/** RESO's Permission: without one it is for everybody. */
function isPublic({ Permission: given }: Readonly<Record<string, unknown>>): boolean {
  const words = (Array.isArray(given) ? given : [given]).filter((word) => !isEmpty(word)).map((word) => wordKey(String(word)))
  return words.length === 0 || words.includes('public') || words.includes('idx')
}

/** Pictures and plans in their order, each address once: objects of RESO's Media resource; in a table addresses with spaces between them. */
export function mediaIn(raw: RawFields, omit: Omit): FeedMedia[] {
  const value = raw.Media
  if (isEmpty(value)) return []
  const items: unknown[] = Array.isArray(value)
    ? value
    : String(value)
        .split(/\s+/, MEDIA_MAX + 1)
        .filter(Boolean)
        .map((MediaURL) => ({ MediaURL }))
  const given: Given[] = []
  for (const [at, item] of items.entries()) {
    if (isRecord(item) && !isPublic(item)) continue
    try {
      const media = mediaItem(item, at)
      if (media) given.push(media)
      else omit(new RecordFault('unknown-value', 'Media', 'has an entry that is no picture and no floor plan'))
    } catch (fault) {
      if (!(fault instanceof RecordFault)) throw fault
      omit(fault)
    }
  }
  given.sort((a, b) => (a.order === b.order ? 0 : a.order - b.order))
  const urls = new Set<string>()
  const once = given.filter(({ url }) => !urls.has(url) && urls.add(url))
  if (once.length > MEDIA_MAX) omit(new RecordFault('out-of-range', 'Media', `has more than ${MEDIA_MAX} pictures; the first are kept`))
  return once.slice(0, MEDIA_MAX).map(({ order: _, ...media }) => media)
}

export const mediaOut = (media: readonly FeedMedia[]): readonly Record<string, unknown>[] =>
  media.map(({ url, kind, caption }, at) => ({
    MediaURL: url,
    MediaCategory: MEDIA_CATEGORIES[kind],
    Order: at,
    ShortDescription: caption,
  }))
