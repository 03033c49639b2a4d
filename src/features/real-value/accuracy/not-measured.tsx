import { Trans, useLingui } from '@lingui/react/macro'
import type { UnmeasuredReason } from '#graphql/generated/graphql.ts'
import { unmeasuredWords } from '#property/estimate/estimate-words.ts'
import { Panel } from '#ui/panel.tsx'

/** Says why there are no figures, in the sentence that stands beside every estimate. */
export function NotMeasured({ reason }: { reason: UnmeasuredReason }) {
  const { i18n } = useLingui()
  return (
    <Panel kind="empty" title={<Trans>Not measured on this data</Trans>}>
      {i18n._(unmeasuredWords[reason])}
    </Panel>
  )
}
