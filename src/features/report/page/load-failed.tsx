import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#lib/result.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'

/** What went wrong, by the failure's code; everything else is "could not load". */
const reportFailureWords: Record<string, MessageDescriptor> = {
  timeout: msg`The data took too long to arrive. Try again in a moment.`,
  'circuit-open': msg`The data service is resting after errors. Try again in a minute.`,
}

const failureDefault = msg`This could not be loaded. Nothing is wrong on your side; try again in a moment.`

/** A message for a part that failed to load, with a button to try again. */
export function LoadFailed({ failure }: { failure: Failure }) {
  const { i18n } = useLingui()
  return (
    <FailedPanel title={<Trans>Could not load</Trans>}>
      <p>{i18n._(reportFailureWords[failure.code] ?? failureDefault)}</p>
    </FailedPanel>
  )
}
