import { Trans } from '@lingui/react/macro'
import { appLinks } from '#session/app-links.ts'
import { Button } from '#ui/button.tsx'
import { AuthSheet, type Leave } from './auth-sheet.tsx'
import { beginHere } from './first-focus.ts'

/** §2.7: the success screen. The account is loaded on the way back to the page. */
export function SuccessScreen({ leave }: { leave: Leave }) {
  return (
    <AuthSheet title={<Trans>You are registered</Trans>} leave={leave}>
      <p role="status" className="text-lg text-ink-2">
        <Trans>Your account is ready and you are logged in. We have sent a link to confirm your e-mail address.</Trans>
      </p>
      <AppLinks />
      <Button size="large" look="primary" className="w-full" onClick={() => leave?.()} ref={beginHere}>
        <Trans>Back to the page</Trans>
      </Button>
    </AuthSheet>
  )
}

/** Links to the app stores. */
function AppLinks() {
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        <Trans>The same account works in the app:</Trans>
      </p>
      <ul className="flex flex-wrap gap-3">
        {appLinks().map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noopener"
              target="_blank"
              className="inline-flex h-11 items-center rounded border border-line bg-sheet px-4 font-[560] hover:border-ink-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
