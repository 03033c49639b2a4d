import { Trans, useLingui } from '@lingui/react/macro'
import { unmeasuredWords } from '#property/estimate/estimate-statement.tsx'
import { Panel } from '#ui/panel.tsx'

/** Says why there are no figures, in the sentence that stands beside every estimate. */
export function NotMeasured({ isDemo }: { isDemo: boolean }) {
  const { i18n } = useLingui()
  return (
    <Panel kind="empty" title={<Trans>Not measured on this data</Trans>}>
      {i18n._(unmeasuredWords[isDemo ? 'DEMONSTRATION' : 'NO_BACK_TEST'])}
    </Panel>
  )
}
