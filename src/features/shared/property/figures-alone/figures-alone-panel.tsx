import { Trans, useLingui } from '@lingui/react/macro'
import type { MarketBasisFragment } from '#graphql/generated/graphql.ts'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

/** In place of homes, where no sale of one is published: says so and leads to the official figures. */
export function FiguresAlonePanel({ country }: { country: MarketBasisFragment['countryCode'] }) {
  const { i18n } = useLingui()
  const market = countryName(i18n, country)
  return (
    <Panel
      kind="empty"
      title={<Trans>No sales of single homes are on record in {market}</Trans>}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/market-figures" search={{ countryCode: country }}>
            <Trans>Market figures of {market}</Trans>
          </ButtonLink>
          <ButtonLink to="/contact" search={{ countryCode: country }} look="ghost">
            <Trans>Ask how to add records</Trans>
          </ButtonLink>
        </div>
      }
    >
      <p>
        <Trans>
          Deeds are not published here. What is published are official averages and indices of the whole market: prices and rents since
          1979, by class of size and by region, with yields and registrations.
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>
          An agency’s own records of sales can be added as a table (CSV). Their homes then have estimates, reports and marks on the map.
        </Trans>
      </p>
    </Panel>
  )
}
