import { Trans, useLingui } from '@lingui/react/macro'
import type { MarketBasisFragment } from '#graphql/generated/graphql.ts'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

/** Whether official figures of the whole market are all that is known of it. */
export const hasFiguresAlone = ({
  hasOfficialFigures,
  projectCount,
}: Pick<MarketBasisFragment, 'hasOfficialFigures' | 'projectCount'>): boolean => hasOfficialFigures && projectCount === 0

/** In place of homes, where no sale of one is published: says so and leads to the official figures. */
export function FiguresAlone({ country }: { country: MarketBasisFragment['countryCode'] }) {
  const { i18n } = useLingui()
  const market = countryName(i18n, country)
  return (
    <Panel
      kind="empty"
      title={<Trans>No sales of single homes are on record in {market}</Trans>}
      action={
        <ButtonLink to="/market-figures" search={{ countryCode: country }}>
          <Trans>Market figures of {market}</Trans>
        </ButtonLink>
      }
    >
      <Trans>Deeds are not published here. What is published are official averages and indices of the whole market.</Trans>
    </Panel>
  )
}
