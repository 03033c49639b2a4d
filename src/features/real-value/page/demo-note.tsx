import { Trans } from '@lingui/react/macro'

/** A note at the top of a page that its figures are invented. */
export const DemoNote = () => (
  <p className="border-t border-line bg-caution-soft py-2 text-caution-ink">
    <span className="page block text-sm">
      <Trans>Demonstration data: projects, people and prices are invented.</Trans>
    </span>
  </p>
)
