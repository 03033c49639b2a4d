import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { TOOLS, type Tool } from '../calculator-search.ts'

const TAB_WORDS = {
  buy: msg`Buying`,
  sell: msg`Selling`,
  loan: msg`Loan`,
  instalment: msg`Instalment`,
  yield: msg`Yield`,
} as const satisfies Record<Tool, MessageDescriptor>

/** The calculators; what was entered in one goes along to the next. */
export function ToolTabs({ tool }: { tool: Tool }) {
  const { i18n, t } = useLingui()
  return (
    <div className="no-print">
      <LinkTabs label={t`Calculators`}>
        {TOOLS.map((one) => (
          <LinkTab
            key={one}
            to="/realValue/calculators"
            search={(old) => ({ ...old, tool: one === 'buy' ? undefined : one })}
            current={one === tool}
            resetScroll={false}
          >
            {i18n._(TAB_WORDS[one])}
          </LinkTab>
        ))}
      </LinkTabs>
    </div>
  )
}
