import { anonymous, type Viewer } from './viewer.ts'

/** Who looks, as this router knows it: born with the request or the tab, asked from the server only when a token may say something new. */
export interface ViewerSession {
  /** The viewer of this navigation; asks when nobody knows. A vendor's session that has ended is not told any more. */
  current(): Promise<Viewer>
  /** The viewer is known: somebody has just logged out. */
  know(viewer: Viewer): void
  /** The next navigation asks again: somebody logged in, or changed what is shown. */
  forget(): void
  /** What the server's router tells the browser's; nothing for the anonymous, null where it could not be found out. */
  toTravel(): Viewer | null | undefined
  arrive(viewer: Viewer | null | undefined): void
}

interface SessionStart {
  /** asks the provider who holds this browser's token; null: it could not be found out */
  ask: () => Promise<Viewer | null>
  /** false: nobody is signed in, and nobody is asked */
  hasToken: boolean
}

export function createViewerSession({ ask, hasToken }: SessionStart): ViewerSession {
  let known: Viewer | null = hasToken ? null : anonymous
  let asking: Promise<Viewer | null> | null = null
  const know = (viewer: Viewer | null) => {
    known = viewer
    asking = null
  }
  return {
    async current() {
      if (known) return withoutEnded(known)
      const asked = asking ?? ask().catch(() => null)
      asking = asked
      const viewer = await asked
      // somebody may have logged in or out in the meantime: the newer word counts
      if (asking === asked) know(viewer)
      return known ?? viewer ?? anonymous
    },
    know,
    forget: () => know(null),
    toTravel: () => (known === anonymous ? undefined : known),
    arrive: (viewer) => know(viewer === undefined ? anonymous : viewer),
  }
}

/** §4: 30 minutes after its login a vendor's session is over, also in a tab that nobody reloads. */
const withoutEnded = (viewer: Viewer): Viewer =>
  viewer.vendorUntil !== null && viewer.vendorUntil <= Date.now() ? { ...viewer, hasVendorSession: false, vendorUntil: null } : viewer
