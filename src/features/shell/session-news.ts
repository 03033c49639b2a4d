import type { AnyRouter } from '@tanstack/react-router'
import { routeClassOf } from '#access/route-classes.ts'
import type { SessionNews } from '#session/session-tabs.ts'
import { SIGN_IN_AGAIN, TOKEN_FAILED } from '#session/token-failure.ts'
import { forgetAllTyped } from '#session/typed-text.ts'
import { leave, sessionActions } from '#session/use-session.ts'
import { withoutAccount } from '#session/viewer.ts'
import type { ViewerSession } from '#session/viewer-session.ts'
import { isLeaving } from './is-leaving.ts'

/** A tab asks at most once in this time whether its session is still valid. */
const ASK_AGAIN_MS = 60_000

/** when each tab asked last, in unix milliseconds */
const asked = new WeakMap<AnyRouter, number>()

const sessionOf = (router: AnyRouter): ViewerSession => router.options.context.session

/** Events of the session: another tab's message, a token that failed (`leaves`: on the way to another page), or the visitor's return to the tab. */
export function handleSessionNews(router: AnyRouter, news: string, leaves: boolean): Promise<void> {
  if (news === TOKEN_FAILED) return loseSession(router, leaves)
  return news === 'logged-in' || news === 'logged-out' ? follow(router, news) : look(router)
}

/** Repeats here what another tab did to the session. */
async function follow(router: AnyRouter, news: SessionNews): Promise<void> {
  const session = sessionOf(router)
  if (news === 'logged-out') forgetAllTyped()
  await (news === 'logged-out' ? leave(router, session) : sessionActions(router, session).refresh())
  askToSignIn(null)
}

/** At a return to the tab or a navigation: asks for the session when the last time was long ago. */
async function look(router: AnyRouter): Promise<void> {
  const now = Date.now()
  if (document.visibilityState !== 'visible' || now - (asked.get(router) ?? performance.timeOrigin) < ASK_AGAIN_MS) return
  asked.set(router, now)
  if (!(await sessionOf(router).current()).isLoggedIn) return
  const { fetchViewer } = await import('./viewer.functions.ts')
  const viewer = await fetchViewer().catch(() => null)
  // another tab may have dropped the token already; then it cannot fail here
  if (viewer && !viewer.isLoggedIn) await loseSession(router, isLeaving(router))
}

/**
 * §4: the token is gone and nobody is signed in any more. A public page goes on without an account, and so does the way to another page. A page
 * that needs an account stays as it is, with what was typed in it, under a prompt to sign in again.
 */
async function loseSession(router: AnyRouter, leaves: boolean): Promise<void> {
  const session = sessionOf(router)
  const viewer = await session.current()
  if (!viewer.isLoggedIn) return
  session.know(withoutAccount(viewer))
  if (leaves || routeClassOf(router.state.location.pathname) === 'public') return leave(router, session)
  const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    stop()
    askToSignIn(null)
  })
  askToSignIn(viewer.id)
}

const askToSignIn = (who: string | null) => window.dispatchEvent(new CustomEvent(SIGN_IN_AGAIN, { detail: who }))
