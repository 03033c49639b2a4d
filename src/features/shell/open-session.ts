import { pageStart } from '#session/page-start.ts'
import { createViewerSession } from '#session/viewer-session.ts'

/** The session of a new router; the code that asks the server loads when it is needed. */
export const openSession = () =>
  createViewerSession({ ask: async () => (await import('./viewer.functions.ts')).fetchViewer(), hasToken: pageStart().hasToken })
