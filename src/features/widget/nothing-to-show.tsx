import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** All that the widget says where it draws nothing. */
export const WidgetSentence = ({ children }: { children: ReactNode }) => (
  <p role="status" className="max-w-[60ch] text-ink-2">
    {children}
  </p>
)

/** Instead of figures where a result is missing or cannot be read. */
export const NothingToShow = () => (
  <WidgetSentence>
    <Trans>There is nothing to draw, so no figure is shown. What the assistant was told stands in its own words.</Trans>
  </WidgetSentence>
)
