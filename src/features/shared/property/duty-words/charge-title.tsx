import { Trans, useLingui } from '@lingui/react/macro'
import type { Charge } from '../duties/charge.ts'
import { CHARGE_NAMES } from './charge-names.ts'

/** The name of a charge, with the year of holding that it is of. */
export function ChargeTitle({ charge: { name, year } }: { charge: Pick<Charge, 'name' | 'year'> }) {
  const { i18n } = useLingui()
  return (
    <>
      {i18n._(CHARGE_NAMES[name])}
      {year ? (
        <>
          {' · '}
          <Trans>year {year} of holding</Trans>
        </>
      ) : null}
    </>
  )
}
