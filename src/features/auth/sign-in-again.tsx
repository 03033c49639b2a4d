import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { leave, useSession } from '#session/use-session.ts'
import { Modal } from '#ui/modal.tsx'
import { AuthSheet, SHEET_TITLE_ID } from './auth-sheet.tsx'
import { LoginForm } from './login-form.tsx'
import { SHEET_BOX } from './sheet-box.ts'

interface SignInAgainProps {
  /** id of the person whose session ended */
  who: string
  done: () => void
}

/** §4: the prompt after the session ended on a page that needs one. The page and its typed values stay below, for the same person only. */
export function SignInAgain({ who, done }: SignInAgainProps) {
  const router = useRouter()
  const { loggedIn } = useSession()
  const goOn = async () => {
    const viewer = await loggedIn()
    if (viewer.id !== who) window.location.reload()
    done()
  }
  const giveUp = () => {
    done()
    void leave(router, router.options.context.session)
  }
  return (
    <Modal labelledBy={SHEET_TITLE_ID} onClose={giveUp} className={SHEET_BOX}>
      <AuthSheet title={<Trans>You were signed out</Trans>} leave={giveUp}>
        <p className="text-pretty text-ink-2">
          <Trans>Your session has ended, here or from another device. Log in to go on where you are: what you typed is still there.</Trans>
        </p>
        <LoginForm open={goOn} />
      </AuthSheet>
    </Modal>
  )
}
