import { Trans, useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { Panel } from '#ui/panel.tsx'

/** Says why there are no figures. */
export function NotMeasured({ country, isDemo }: { country: CountryCode; isDemo: boolean }) {
  const { i18n } = useLingui()
  const place = countryName(i18n, country)
  return (
    <Panel kind="empty" title={<Trans>Not measured on this data</Trans>}>
      {isDemo ? (
        <Trans>
          The sales shown for {place} are invented for demonstration. A back-test on them would say nothing about real homes, so there is
          none, and no figure is shown. Estimates here come from the statistical fallback.
        </Trans>
      ) : (
        <Trans>
          No back-test is on record for {place} in its present data. Estimates here come from the statistical fallback: like sales brought
          to the home. How close it comes to prices is not known yet.
        </Trans>
      )}
    </Panel>
  )
}
