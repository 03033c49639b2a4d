import { REDIRECT_URI_MAX_CHARS } from '#graphql/assistant-kinds.ts'

/** RFC 8252, 7.3; "localhost" as well, which many programs name. */
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** RFC 8252, 7.1: a private-use scheme is a domain of its maker backwards, so it has a dot; "javascript:" and "data:" have none. */
const PRIVATE_SCHEME = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.includes(hostname)

/** Whether the address leads to a program on the machine of whoever allows it, where any other program may listen instead. */
export const isOnOwnMachine = (address: string): boolean => isLoopback(new URL(address)) || !/^https?:$/.test(new URL(address).protocol)

/**
 * Whether answers may be sent to an address at all: https, http to this very machine, or a private-use scheme; without fragment (RFC 6749, 3.1.2) and without
 * a name or password, which would hide the host from whoever reads it.
 */
export function isRedirectAddress(text: string): boolean {
  if (text.length > REDIRECT_URI_MAX_CHARS || !/^[\x21-\x7e]+$/.test(text) || /[#\\]/.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || isLoopback(url) || PRIVATE_SCHEME.test(url.protocol)
}

const withoutPort = (text: string): string => {
  const url = new URL(text)
  url.port = ''
  return url.href
}

/** RFC 9700, 2.1: the asked address is one of those registered, letter by letter; on the own machine the port may be any (RFC 8252, 7.3). */
export function fitsRedirect(registered: readonly string[], asked: string): boolean {
  if (!isRedirectAddress(asked)) return false
  if (registered.includes(asked)) return true
  if (!isLoopback(new URL(asked))) return false
  return registered.some((one) => isRedirectAddress(one) && isLoopback(new URL(one)) && withoutPort(one) === withoutPort(asked))
}

/** Where the person is sent with an answer: its parameters behind those that the address has. RFC 9207: `iss` says who answers. */
export function answerAddress(redirectUri: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) if (value !== '') url.searchParams.append(name, value)
  return url.href
}

/** What a person recognises of it: its host, or the scheme of a program. */
export const shownHost = (redirectUri: string): string => {
  const { host, protocol } = new URL(redirectUri)
  return host !== '' && /^https?:$/.test(protocol) ? host : protocol
}
