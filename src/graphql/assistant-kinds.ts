/** What a program may be allowed (RFC 6749, 3.3): to read what an agent's day asks, and to prepare what the agent then sends or publishes. */
export const ASSISTANT_SCOPES = ['read', 'draft'] as const
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number]

/** The server for assistants of a site: the only resource that tokens are made for (RFC 8707). `origin` without a slash at its end. */
export const assistantResource = (origin: string): string => `${origin}/mcp`

/**
 * Sent to the provider by the server for assistants, and by nobody else: its own address. The token beside it is an assistant's, good at that address alone,
 * and opens nothing but what assistants may ask.
 */
export const TOKEN_RESOURCE_HEADER = 'x-token-resource'

/** Seconds for which an access token is good. */
export const ACCESS_TOKEN_SECONDS = 900
/** Days from the consent until the person is asked again. */
export const GRANT_DAYS = 90

export const CLIENT_NAME_MAX_CHARS = 80
/** addresses of one program, and the length of one */
export const REDIRECT_URIS_MAX = 10
export const REDIRECT_URI_MAX_CHARS = 500

/** Of scopes parted by spaces those that exist, in their order; null where one does not. '' is none. */
export function scopesIn(text: string): AssistantScope[] | null {
  const asked = text.split(' ').filter((word) => word !== '')
  const known = ASSISTANT_SCOPES.filter((scope) => asked.includes(scope))
  return asked.every((word) => known.some((scope) => scope === word)) ? known : null
}
