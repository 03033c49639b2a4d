import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { failureDefault, failureWords } from './messages.ts'

/** Calm words for a part that did not arrive, with a way to ask again. */
export function LoadFailed({ failure, retry }: { failure: Failure; retry: () => void }) {
  const { i18n } = useLingui()
  return (
    <Panel
      kind="failed"
      title={<Trans>Could not load</Trans>}
      action={
        <Button onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>{i18n._(failureWords[failure.code] ?? failureDefault)}</p>
    </Panel>
  )
}
