import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Button, ButtonLink } from '#ui/button.tsx'

/** In place of a page that needs an account while the provider cannot say who holds the token. */
export function UnknownViewerPanel() {
  const router = useRouter()
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      <h1 className="title text-4xl">
        <Trans>Your account cannot be reached right now</Trans>
      </h1>
      <p className="max-w-[58ch] text-lg text-ink-2">
        <Trans>The service that holds the accounts did not answer. You stay signed in; try again in a moment.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
        <ButtonLink to="/">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
