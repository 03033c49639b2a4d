import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { forgetUploadQueues } from '../files/use-uploads.ts'
import { forgetKeptTexts } from './use-kept-text.ts'

/** Ends the vendor's session; what this tab kept of typed texts and of files on their way goes with it. */
export function VendorLogOut() {
  const session = useSession()
  const navigate = useNavigate()
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here')
  const leave = async () => {
    setState('leaving')
    try {
      const { logoutVendor } = await import('#api/logout.functions.ts')
      await logoutVendor()
      forgetKeptTexts()
      forgetUploadQueues()
      await navigate({ to: '/realAgent/vendor-login' })
      await session.refresh()
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="grid gap-1">
      <Button disabled={state === 'leaving'} onClick={leave}>
        <Trans>Log out</Trans>
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-bad">
          <Trans>You are still logged in. Check your connection and try again.</Trans>
        </p>
      ) : null}
    </div>
  )
}
