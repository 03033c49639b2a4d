import { Trans } from '@lingui/react/macro'
import { formatPercent } from '#lib/format.ts'
import { cx } from './class-names.ts'

/** A change over twelve months with its sign, which the colour repeats; or a text that it is not known. */
export function Change({ fraction, locale }: { fraction: number | null | undefined; locale: string }) {
  if (fraction == null) return <Trans>no change known for 12 months</Trans>
  const change = (
    <span className={cx('font-semibold', fraction < 0 ? 'text-bad' : 'text-good')}>
      {formatPercent(fraction, locale, { signed: true })}
    </span>
  )
  return <Trans>{change} in 12 months</Trans>
}
