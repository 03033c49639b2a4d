import type { ProviderContext } from './context.ts'
import { refusal } from './errors.ts'
import { unixSeconds } from './ports/clock/clock.ts'
import { isStaffRow } from './user-row.ts'
import type { ViewerRow } from './viewer-store.ts'

/**
 * The signed-in person, or whoever allowed the assistant that asks: what an assistant may ask at all is decided at its door. Throws `invalid_access_token`
 * (§4) for everybody else, and for a vendor's 30-minute session.
 */
export async function requireViewer(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await context.viewer()
  if (!viewer || viewer.sessionPurpose === 'vendor') throw invalidToken()
  return viewer
}

/** The vendor of a vendor session (§4, 30 minutes). Throws `invalid_access_token` for everybody else. */
export async function requireVendor(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await context.viewer()
  if (viewer?.sessionPurpose !== 'vendor') throw invalidToken()
  return viewer
}

/** A signed-in person with ROLE_ADMIN or ROLE_SALE. Throws `invalid_access_token` or `forbidden`. */
export async function requireStaff(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await requireViewer(context)
  if (viewer.isKeyMissing) throw refusal('staff-key-needed', 'Staff sign in with a passkey. Add one first.')
  if (!isStaffRow(viewer)) throw refusal('forbidden', 'This is for staff.')
  return viewer
}

/** How long a proof of who somebody is stands for deeds that matter. */
const CONFIRMED_SECONDS = 600

/**
 * For deeds that matter: throws `step-up-needed` unless the viewer has proved who they are in this session within ten minutes. `byPassword`: the deed brings the
 * password along, which is proof enough where the account asks for nothing else.
 */
export function requireConfirmed({ clock }: ProviderContext, viewer: ViewerRow, { byPassword = false } = {}): void {
  const now = unixSeconds(clock)
  if (viewer.confirmedAt !== null && now - viewer.confirmedAt < CONFIRMED_SECONDS) return
  if (byPassword && viewer.hasPasskey === 0 && viewer.hasApp === 0) return
  throw refusal('step-up-needed', 'Show again who you are.')
}

/** Whether the signed-in person may read data of `userId`: the owner and staff may. */
export async function mayRead(context: ProviderContext, userId: string): Promise<boolean> {
  const viewer = await context.viewer()
  return viewer !== null && (viewer.id === userId || (viewer.sessionPurpose === 'user' && isStaffRow(viewer)))
}

/** §4: clients recognise it by its message. */
const invalidToken = () => refusal('invalid_access_token', 'invalid_access_token')
