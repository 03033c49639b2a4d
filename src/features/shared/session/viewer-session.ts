import { anonymous, unknownViewer, type Viewer } from './viewer.ts'

/** The viewer cached by this router, one per request or tab; fetched from the server only when there is a token that may have changed. */
export interface ViewerSession {
  /** The viewer of this navigation, fetched if unknown. An ended vendor session is left out. */
  current(): Promise<Viewer>
  /** The viewer is known: somebody has just logged out. */
  know(viewer: Viewer): void
  /** The next navigation asks again: somebody logged in, or changed what is shown. */
  forget(): void
  /** What the server's router sends to the browser's; undefined for an anonymous viewer, null where it could not be found out. */
  toTravel(): Viewer | null | undefined
  arrive(viewer: Viewer | null | undefined): void
}

interface SessionStart {
  /** asks the provider who holds this browser's token; null: it could not be found out */
  ask: () => Promise<Viewer | null>
  /** false: signed out, so nothing is fetched */
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
      // somebody may have logged in or out in the meantime: the newer answer counts
      if (asking === asked) know(viewer)
      return known ?? viewer ?? unknownViewer
    },
    know,
    forget: () => know(null),
    toTravel: () => (known === anonymous ? undefined : known),
    arrive: (viewer) => know(viewer === undefined ? anonymous : viewer),
  }
}

/** §4: a vendor's session ends 30 minutes after its login, also in a tab that is not reloaded. */
const withoutEnded = (viewer: Viewer): Viewer =>
  viewer.vendorUntil !== null && viewer.vendorUntil <= Date.now() ? { ...viewer, hasVendorSession: false, vendorUntil: null } : viewer
