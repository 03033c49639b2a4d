/** Passwords and tickets that a browser or a proxy adds by itself. */
const NOT_TOKENS = ['basic', 'digest', 'negotiate', 'ntlm']

/** §4: the token of an authorization header is its second word, whatever the first says; null where the header has not two words, or holds no token (product §2.18). */
export function tokenOfAuthorization(header: string | null): string | null {
  const [, scheme = '', token = null] = /^(\S+) (\S+)$/.exec(header ?? '') ?? []
  return NOT_TOKENS.includes(scheme.toLowerCase()) ? null : token
}
