import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SHARE_PASSWORD_MIN_CHARS } from '#graphql/share-kinds.ts'
import type { Failure } from '#lib/result.ts'

const WORDS: Record<string, ReactNode> = {
  'share-lines-agentName': <Trans>Your salesperson name is missing.</Trans>,
  'share-lines-agentLicence': <Trans>Your registration number is missing.</Trans>,
  'share-lines-agentPhone': <Trans>Your registered phone is missing.</Trans>,
  'share-lines-agency': <Trans>The name of your agency is missing.</Trans>,
  'share-lines-agencyLicence': <Trans>The licence number of your agency is missing.</Trans>,
  'share-password': <Trans>A password has at least {SHARE_PASSWORD_MIN_CHARS} characters.</Trans>,
  'share-many': <Trans>You share as many pages as one account can. Revoke some of them.</Trans>,
  'too-many-attempts': <Trans>Too many at once. Try again in a while.</Trans>,
  'needs-subscription': <Trans>This report belongs to a subscription.</Trans>,
  'seat-right': <Trans>Your seat does not include reports.</Trans>,
  invalid_access_token: <Trans>Your session has ended. Log in again.</Trans>,
}

/** Why a page could not be shared, or a share not be changed. */
export const ShareFailure = ({ failure: { code } }: { failure: Failure }) => (
  <p role="alert" className="text-bad">
    {WORDS[code] ?? <Trans>That did not work. Nothing is lost; try again in a moment.</Trans>}{' '}
    {code.startsWith('share-lines-') ? (
      <>
        <Trans>Every page of an agent must show it.</Trans>{' '}
        <Link to="/user/account-overview" className="underline underline-offset-4">
          <Trans>Complete your profile</Trans>
        </Link>
      </>
    ) : null}
  </p>
)
