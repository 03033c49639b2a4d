import { notFound } from '@tanstack/react-router'
import type { Failure, Result } from '#lib/result.ts'
import type { Viewer } from '#session/viewer.ts'
import { askDesk } from './desk/desk-page.ts'
import { isWholeToken } from './links/link-token.ts'
import type { Invitation } from './links/seat/invitation.ts'
import type { OwnAccount } from './own-account.ts'
import { askedConsentOf, type ConnectSearch, type DeskSearch, deskNamed } from './search.ts'

interface Asking {
  viewer: Pick<Viewer, 'isLoggedIn' | 'isStaff'>
}

/** The account of the viewer; null when signed out, then the page asks to sign in. */
export const loadAccount = async ({ viewer }: Asking): Promise<Result<OwnAccount> | null> =>
  viewer.isLoggedIn ? (await import('./account.functions.ts')).fetchAccount() : null

/** The seats that the viewer pays for; null when signed out. */
export const loadSeats = async ({ viewer }: Asking) => (viewer.isLoggedIn ? (await import('./seats/seat.functions.ts')).fetchSeats() : null)

/** The seat that the viewer holds; null when signed out. */
export const loadOwnSeat = async ({ viewer }: Asking) =>
  viewer.isLoggedIn ? (await import('./seats/seat.functions.ts')).fetchOwnSeat() : null

/** One page of the list at a segment of the staff desk; null for everybody but staff (§6). Throws notFound where no list is named so. */
export async function loadDesk({ viewer }: Asking, segment: string | undefined, search: DeskSearch) {
  const name = deskNamed(segment)
  if (!name) throw notFound()
  return viewer.isStaff ? askDesk(name, search) : null
}

/** An account as staff see it; null for everybody but staff (§6). */
export const loadPerson = async ({ viewer }: Asking, id: string) =>
  viewer.isStaff ? (await import('./desk/person/person.functions.ts')).fetchPerson({ data: { id } }) : null

/** The person's saved searches; null when signed out. */
export const loadSavedSearches = async ({ viewer }: Asking) =>
  viewer.isLoggedIn ? (await import('./saved-searches/saved-search.functions.ts')).fetchSavedSearches() : null

/** Who asks to work for the viewer, and for what; null when signed out, then the page asks to sign in. */
export async function loadConsent({ viewer }: Asking, search: ConnectSearch) {
  if (!viewer.isLoggedIn) return null
  const request = askedConsentOf(search)
  return { request, consent: await (await import('./assistants/assistant.functions.ts')).fetchConsent({ data: request }) }
}

/** The programs that the viewer lets work for them; null when signed out. */
export const loadGrants = async ({ viewer }: Asking) =>
  viewer.isLoggedIn ? (await import('./assistants/assistant.functions.ts')).fetchGrants() : null

/** incomplete: malformed; open: valid; spent: not valid (any more); unknown: could not be checked */
export type LinkAnswer = 'incomplete' | 'open' | 'spent' | 'unknown'

const answerOf = (answer: { ok: true; value: boolean } | { ok: false; failure: Failure }): LinkAnswer =>
  answer.ok ? (answer.value ? 'open' : 'spent') : 'unknown'

/** §2.4: the state of a link from a mail before it is used. */
export async function loadLink(token: string | undefined): Promise<LinkAnswer> {
  if (!isWholeToken(token)) return 'incomplete'
  return answerOf(await (await import('./links/link.functions.ts')).checkLink({ data: { token } }))
}

/** The link of user/active-email: of an account that others made, or of an invitation to a seat. */
export interface ActivationLink {
  link: LinkAnswer
  /** null: it belongs to no invitation */
  invitation: Invitation | null
}

/** §2.4: what a link to user/active-email opens. */
export async function loadActivation(token: string | undefined): Promise<ActivationLink> {
  if (!isWholeToken(token)) return { link: 'incomplete', invitation: null }
  const { checkLink, fetchInvitation } = await import('./links/link.functions.ts')
  const [link, invited] = await Promise.all([checkLink({ data: { token } }), fetchInvitation({ data: { token } })])
  // a link that is neither known is spent; one that could not be asked for may be either
  return { link: invited.ok ? answerOf(link) : 'unknown', invitation: invited.ok ? invited.value : null }
}

/** §4 e-mail verification: done when the signed-in person opens the page; null when signed out. */
export async function loadVerification({ viewer }: Asking, token: string | undefined): Promise<LinkAnswer | null> {
  if (!viewer.isLoggedIn) return null
  if (!isWholeToken(token)) return 'incomplete'
  return answerOf(await (await import('./links/link.functions.ts')).verifyEmail({ data: { token } }))
}

/** What the link of a letter about copies of enquiries is about; null where the address is not complete, a value of null where it is not known. */
export const loadCopies = async (token: string | undefined) =>
  isWholeToken(token) ? (await import('./enquiry-copies/enquiry-copies.functions.ts')).fetchEnquiryCopies({ data: { token } }) : null

/** The way back that the link of a letter opens; null where the address is not complete, a value of null where it is not open. */
export const loadRecovery = async (token: string | undefined) =>
  isWholeToken(token) ? (await import('./recovery/recovery.functions.ts')).fetchRecovery({ data: { token } }) : null
