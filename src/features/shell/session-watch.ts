import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TOKEN_FAILED } from '#session/token-failure.ts'

/** §4: a logout in another tab is one here, and so is a token that the provider refuses; a login elsewhere shows here too. */
export function useSessionWatch(): void {
  const router = useRouter()
  useEffect(() => {
    const { session } = router.options.context
    const actions = () => import('#session/use-session.ts')
    let stop = () => {}
    let isGone = false
    void import('#session/session-tabs.ts').then(({ hearTabs }) => {
      if (isGone) return
      stop = hearTabs(async (news) => {
        const { leave, sessionActions } = await actions()
        await (news === 'logged-out' ? leave(router, session) : sessionActions(router, session).refresh())
      })
    })
    const onFailure = async () => (await actions()).leave(router, session)
    window.addEventListener(TOKEN_FAILED, onFailure)
    return () => {
      isGone = true
      stop()
      window.removeEventListener(TOKEN_FAILED, onFailure)
    }
  }, [router])
}
