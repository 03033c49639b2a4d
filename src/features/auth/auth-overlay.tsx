import { Trans } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { authScreenOf, closeOverlay } from '#access/auth-overlay.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ScreenSwitch } from './screen-switch.tsx'
import { SCREEN_WORDS } from './screen-words.tsx'

/**
 * §2.7: login, registration or forgotten password over the page. Without `closable` (the page needs an account) there is no close
 * button and Escape does nothing, but the way home is always there.
 */
export default function AuthOverlay({ closable }: { closable: boolean }) {
  const navigate = useNavigate()
  const screen = useSearch({ from: '__root__', select: authScreenOf })
  const { title, lead } = SCREEN_WORDS[screen]
  const close = () => {
    if (closable) void navigate({ to: '.', search: closeOverlay, resetScroll: false })
  }
  return (
    <Dialog title={title} closable={closable} onClose={close}>
      <p className="text-lg text-ink-2">{lead}</p>
      <p className="rounded border border-line bg-wash p-4">
        <Trans>
          Signing in and registering are not available on this site at the moment. Search, map and price reports are open to everybody
          without an account.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact" look="primary">
          <Trans>Write to us</Trans>
        </ButtonLink>
        <ButtonLink to="/">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
      </div>
      <ScreenSwitch screen={screen} />
    </Dialog>
  )
}
