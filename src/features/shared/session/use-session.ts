import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { SessionNews } from './session-tabs.ts'
import { type Viewer, withoutAccount } from './viewer.ts'
import type { ViewerSession } from './viewer-session.ts'

export interface SessionActions {
  /**
   * After a login (its cookie is set): finds out who it is, tells the other tabs and shows this page to them. `leave` goes to another page before this one is shown
   * to them, which may be closed to them or have a variant of theirs.
   */
  loggedIn(leave?: (viewer: Viewer) => Promise<void>): Promise<Viewer>
  /** Logs out here and in every tab, on this page or, from a page that needs an account, on the home page. Rejects when the server cannot be reached, and then stays logged in. */
  logOut(goesHome?: boolean): Promise<void>
  /** Shown facts of the viewer have changed, or a vendor has logged in or out. */
  refresh(): Promise<Viewer>
}

/** What changes who is signed in. Call in the browser only. */
export function useSession(): SessionActions {
  const router = useRouter()
  return useMemo(() => sessionActions(router, router.options.context.session), [router])
}

export function sessionActions(router: AnyRouter, session: ViewerSession): SessionActions {
  const refresh = async (leavePage?: (viewer: Viewer) => Promise<void>) => {
    session.forget()
    resetCaches(router, 'setToken')
    const viewer = await session.current()
    await leavePage?.(viewer)
    await router.invalidate()
    return viewer
  }
  return {
    refresh: () => refresh(),
    async loggedIn(leavePage) {
      const viewer = await refresh(leavePage)
      await tell('logged-in')
      return viewer
    },
    async logOut(goesHome = false) {
      const [{ logout }, { forgetAllTyped }] = await Promise.all([import('#api/logout.functions.ts'), import('./typed-text.ts')])
      await logout()
      forgetAllTyped()
      // before this tab leaves the page: one that is closed on its way would tell nobody
      try {
        await tell('logged-out')
      } finally {
        await leave(router, session, goesHome)
      }
    },
  }
}

/** §4: this tab forgets the account; the page is shown as to an anonymous visitor. */
export async function leave(router: AnyRouter, session: ViewerSession, goesHome = false): Promise<void> {
  session.know(withoutAccount(await session.current()))
  resetCaches(router, 'logout')
  if (goesHome) await router.navigate({ to: '/' })
  await router.invalidate()
}

/** §8: a failure to reset the cache is only logged to the console. */
export function resetCaches(router: AnyRouter, occasion: 'setToken' | 'logout'): void {
  try {
    router.clearCache()
    router.options.context.ask.forget()
  } catch (error) {
    console.error(`Error on cache reset (${occasion})`, error)
  }
}

const tell = async (news: SessionNews) => (await import('./session-tabs.ts')).tellTabs(news)
