import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#lib/result.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { failureDefault, reportFailureWords } from './messages.ts'

/** A message for a part that failed to load, with a button to try again. */
export function LoadFailed({ failure }: { failure: Failure }) {
  const { i18n } = useLingui()
  return (
    <FailedPanel title={<Trans>Could not load</Trans>}>
      <p>{i18n._(reportFailureWords[failure.code] ?? failureDefault)}</p>
    </FailedPanel>
  )
}
