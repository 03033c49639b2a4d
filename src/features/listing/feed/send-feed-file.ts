import { putPart } from '#api/put-part.ts'
import type { FeedFormat } from '#graphql/generated/graphql.ts'
import { FEED_MAX_BYTES } from '#graphql/listing-kinds.ts'

/** How a file is said to be. */
export interface FileWords {
  format: FeedFormat
  /** '': as the file says */
  encoding: string
  isWhole: boolean
}

const FORMAT_OF_ENDING: Readonly<Record<string, FeedFormat>> = {
  xml: 'REAXML',
  csv: 'CSV',
  tsv: 'CSV',
  txt: 'CSV',
  json: 'RESO',
  jsonl: 'RESO',
  ndjson: 'RESO',
}

/** The format that a file's name ends like; null where it says none. */
export const formatOfName = (name: string): FeedFormat | null => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(FORMAT_OF_ENDING, ending) ? (FORMAT_OF_ENDING[ending] ?? null) : null
}

/** Sends a file to be tried out; `onSent` hears the share that is on its way, 0 to 1. Null when that is done, else a code. Never throws. */
export async function sendFeedFile(
  source: string,
  file: File | null,
  { format, encoding, isWhole }: FileWords,
  onSent: (share: number) => void,
): Promise<string | null> {
  if (!file) return 'feed-file'
  if (file.size === 0) return 'feed-empty'
  if (file.size > FEED_MAX_BYTES) return 'feed-size'
  const said = new URLSearchParams({ format: format.toLowerCase(), name: file.name })
  if (encoding !== '') said.set('encoding', encoding)
  if (isWhole) said.set('whole', '')
  const sent = (bytes: number) => onSent(Math.min(1, bytes / file.size))
  const answer = await putPart(`/feed-files/${source}?${said}`, file, sent, new AbortController().signal)
  if (answer.kept) return null
  return answer.lost ? 'feed-lost' : answer.code
}
