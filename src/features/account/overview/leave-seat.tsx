import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { fail } from '#lib/result.ts'
import { useSession } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import type { OwnSeat } from '../seats/team-seats.ts'

const Dialog = lazy(async () => ({ default: (await import('#ui/dialog.tsx')).Dialog }))

/** Gives the seat back, after asking. */
export function LeaveSeat({ seat: { id, holderName } }: { seat: OwnSeat }) {
  const session = useSession()
  const key = useRef<string>(undefined)
  const [state, setState] = useState<'still' | 'asking' | 'sending' | 'failed'>('still')
  async function leave() {
    key.current ??= crypto.randomUUID()
    setState('sending')
    const { sendLeave } = await import('../seats/seat.functions.ts')
    const answer = await sendLeave({ data: { id, key: key.current } }).catch(() => fail('network', 'unreachable'))
    setState(answer.ok ? 'still' : 'failed')
    // menus and pages follow the seat
    if (answer.ok) await session.refresh()
  }
  return (
    <>
      <Button size="small" onClick={() => setState('asking')}>
        <Trans>Give it back</Trans>
      </Button>
      {state === 'still' ? null : (
        <Suspense>
          <Dialog
            title={<Trans>Give the seat back?</Trans>}
            onClose={() => setState('still')}
            actions={
              <>
                <Button look="ghost" onClick={() => setState('still')}>
                  <Trans>Keep it</Trans>
                </Button>
                <Button look="primary" disabled={state === 'sending'} onClick={() => void leave()}>
                  <Trans>Give it back</Trans>
                </Button>
              </>
            }
          >
            <p className="text-lg text-ink-2">
              <Trans>
                Your account stays yours, without the subscription. Enquiries that {holderName} handed over go back. Only {holderName} can
                invite you anew.
              </Trans>
            </p>
            {state === 'failed' ? (
              <p role="alert" className="text-bad">
                <Trans>It could not be given back. Try again in a moment.</Trans>
              </p>
            ) : null}
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
