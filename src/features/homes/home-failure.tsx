import { Trans } from '@lingui/react/macro'
import type { Failure } from '#lib/result.ts'

/** Why something could not be done with a home. */
export function HomeFailure({ failure }: { failure: Failure | null }) {
  if (!failure) return null
  return (
    <p role="alert" className="text-bad">
      <FailureWords code={failure.code} />
    </p>
  )
}

function FailureWords({ code }: { code: string }) {
  if (code === 'own-home-unknown') return <Trans>This home is not kept any more.</Trans>
  if (code === 'own-home-name') return <Trans>Give the home a name of one line.</Trans>
  if (code === 'invalid_access_token') return <Trans>Your session has ended. Log in again.</Trans>
  return <Trans>It could not be saved. Nothing is lost; try again in a moment.</Trans>
}
