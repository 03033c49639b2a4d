import { createHash } from 'node:crypto'

/** The ETag of a text: the same as long as the text is. */
export const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether whoever asks holds what the ETag names. Compared weakly (RFC 9110, 13.1.2): whoever compresses an answer on its way makes its ETag weak. */
export function holdsAlready(request: Request, etag: string): boolean {
  const held = request.headers.get('if-none-match')
  return held !== null && (held.trim() === '*' || held.split(',').some((one) => opaque(one) === opaque(etag)))
}

export interface MadeText {
  text: string
  etag: string
}

export const madeText = (text: string): MadeText => ({ text, etag: etagOf(text) })

/** A text with its ETag; 304 where whoever asks has it, and no body to HEAD. */
export function answerText(request: Request, { text, etag }: MadeText, headers: Readonly<Record<string, string>>): Response {
  if (holdsAlready(request, etag)) return new Response(null, { status: 304, headers: { ...headers, etag } })
  return new Response(request.method === 'HEAD' ? null : text, { headers: { ...headers, etag } })
}
