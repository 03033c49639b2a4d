import { getGlobalStartContext } from '@tanstack/react-start'
import { DEVICE_DAYS, PHONE_VERIFICATION_SECONDS, TOKEN_DAYS, VENDOR_SESSION_MINUTES } from '#graphql/limits.ts'
import {
  DEVICE_COOKIE,
  looksLikeToken,
  OFFER_COOKIE,
  PHONE_VERIFICATION_COOKIE,
  REMEMBER_COOKIE,
  type RequestContext,
  TOKEN_COOKIE,
  VENDOR_COOKIE,
} from './request.server.ts'

const DAY_SECONDS = 86_400
const VENDOR_SECONDS = VENDOR_SESSION_MINUTES * 60

/**
 * §4: stores the token in its HttpOnly cookie for 7 days, and beside it whether the user is restored at start-up (§6).
 * Further calls of this request to the provider use it.
 */
export function keepToken(token: string, { remember }: { remember: boolean }, context = currentRequest()): void {
  if (!looksLikeToken(token)) throw new Error('the provider gave a token that no cookie can hold')
  context.token = token
  context.tokenFailed = false
  context.newCookies.push(cookieLine(context, TOKEN_COOKIE, token, TOKEN_DAYS * DAY_SECONDS))
  if (remember !== context.isRemembered)
    context.newCookies.push(cookieLine(context, REMEMBER_COOKIE, String(remember), remember ? 0 : TOKEN_DAYS * DAY_SECONDS))
  context.isRemembered = remember
}

/** Removes the token: at logout, and when the provider refuses it. */
export function dropToken(context = currentRequest()): void {
  context.token = null
  context.newCookies.push(cookieLine(context, TOKEN_COOKIE, '', 0))
}

/**
 * §4, §6: a page that is opened anew restores the user only where the login was to be remembered. Else the token goes: kept, it would sign
 * in whoever sits down next. What a page that stays open asks for is no start-up.
 */
export function startUp(request: Request, context: RequestContext): void {
  if (!context.isRemembered && context.token && isDocument(request)) dropToken(context)
}

/** Whether a browser asks for a page for its window. */
export const isDocument = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('sec-fetch-dest') ?? 'document') === 'document' && /text\/html/.test(headers.get('accept') ?? '')

/** §4: a vendor's session, for 30 minutes from its login, separate from the account's. */
export function keepVendorToken(token: string, context = currentRequest()): void {
  if (!looksLikeToken(token)) throw new Error('the provider gave a token that no cookie can hold')
  const loggedInAt = Math.floor(Date.now() / 1_000)
  context.vendor = { token, loggedInAt }
  context.newCookies.push(cookieLine(context, VENDOR_COOKIE, `${loggedInAt}.${token}`, VENDOR_SECONDS))
}

export function dropVendorToken(context = currentRequest()): void {
  context.vendor = null
  context.newCookies.push(cookieLine(context, VENDOR_COOKIE, '', 0))
}

/** 256 bits as base64url: a secret for the provider to bind a verification to. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')

/** Binds the verification of a phone to this browser: somebody who only knows the number has no such cookie. */
export function keepPhoneVerification(secret: string, context = currentRequest()): void {
  context.phoneProof = secret
  context.newCookies.push(cookieLine(context, PHONE_VERIFICATION_COOKIE, secret, PHONE_VERIFICATION_SECONDS))
}

/** How long the question whether to continue as somebody stays open. */
const OFFER_SECONDS = 600

/** Keeps a token that a page led here with until the visitor has answered; it signs nobody in. */
export function keepOffer(token: string, context: RequestContext): void {
  context.newCookies.push(cookieLine(context, OFFER_COOKIE, token, OFFER_SECONDS))
}

export function dropOffer(context: RequestContext): void {
  context.newCookies.push(cookieLine(context, OFFER_COOKIE, '', 0))
}

/** Lets this browser's next sign-in to the account wait behind no stranger's. It stays after the logout, and opens nothing. */
export function keepDevice(proof: string, context: Pick<RequestContext, 'isPlainLocal' | 'newCookies'>): void {
  if (looksLikeToken(proof)) context.newCookies.push(cookieLine(context, DEVICE_COOKIE, proof, DEVICE_DAYS * DAY_SECONDS))
}

/** Removes the verification, which the registration has spent. */
export function dropPhoneVerification(context = currentRequest()): void {
  context.phoneProof = null
  context.newCookies.push(cookieLine(context, PHONE_VERIFICATION_COOKIE, '', 0))
}

/** When a vendor's session ends, in unix milliseconds; null when there is none or it has ended. */
export function vendorSessionEnd({ vendor }: Pick<RequestContext, 'vendor'>, now = Date.now()): number | null {
  if (!vendor) return null
  const end = (vendor.loggedInAt + VENDOR_SECONDS) * 1_000
  return vendor.loggedInAt * 1_000 <= now && now < end ? end : null
}

/** What is known of the request that is being answered. */
export function currentRequest(): RequestContext {
  const context = getGlobalStartContext()?.currentRequest
  if (!context) throw new Error('asked for the current request outside of one')
  return context
}

/** `maxAge` in seconds. */
function cookieLine({ isPlainLocal }: Pick<RequestContext, 'isPlainLocal'>, name: string, value: string, maxAge: number): string {
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
  if (!isPlainLocal) parts.push('Secure')
  return [...parts, `Max-Age=${maxAge}`].join('; ')
}

/** The answer with the request's new cookies. An answer to a token is private, so shared caches must not keep it. */
export function withSession(response: Response, context: Pick<RequestContext, 'token' | 'vendor' | 'newCookies'>): Response {
  const { token, vendor, newCookies } = context
  if (!token && !vendor && newCookies.length === 0) return response
  const answer = new Response(response.body, response)
  for (const line of newCookies) answer.headers.append('set-cookie', line)
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}
