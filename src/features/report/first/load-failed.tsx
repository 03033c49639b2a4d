import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#lib/result.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { failureDefault, reportFailureWords } from './messages.ts'

/** Calm words for a part that did not arrive, with a way to ask again. */
export function LoadFailed({ failure }: { failure: Failure }) {
  const { i18n } = useLingui()
  return (
    <FailedPanel title={<Trans>Could not load</Trans>}>
      <p>{i18n._(reportFailureWords[failure.code] ?? failureDefault)}</p>
    </FailedPanel>
  )
}
