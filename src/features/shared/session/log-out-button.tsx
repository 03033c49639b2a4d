import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, type ButtonSize } from '#ui/button.tsx'
import { useSession } from './use-session.ts'

/** §4 logout: here and in every tab of this browser. */
export function LogOutButton({ size, goesHome }: { size?: ButtonSize; goesHome?: boolean }) {
  const session = useSession()
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here')
  const leave = () => {
    setState('leaving')
    session.logOut(goesHome).catch(() => setState('failed'))
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button size={size} disabled={state === 'leaving'} onClick={leave}>
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
