import { Trans, useLingui } from '@lingui/react/macro'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useFormat } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { mixForUrl } from '../search.ts'
import type { Comparison } from './comparison.ts'

/** Which home is valued in every project, and the other kinds that they share. */
export function ComparedHome({ comparison: { home, mixes }, country }: { comparison: Comparison; country: CountryCode }) {
  const { i18n, t } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  if (!home)
    return (
      <p className="text-ink-2">
        <Trans>These projects share no kind of home, so no like home can be valued in them.</Trans>
      </p>
    )
  const { floor } = home
  const described = [
    unitMixWord(i18n._.bind(i18n), home.unitMix, home.group),
    format.areas(home.areaSqm),
    floor === null ? '' : t`floor ${floor}`,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="figures text-ink-2">
        <Trans>
          Home valued in each: <b className="font-semibold text-ink">{described}</b>
        </Trans>
      </p>
      {mixes.length > 1 ? (
        <nav aria-label={t`Kind of home`} className="no-print flex flex-wrap gap-2">
          {mixes.map(({ unitMix, group }) => (
            <ChipLink
              key={`${group} ${unitMix}`}
              to="/realListing/compare"
              search={(old) => ({ ...old, mix: mixForUrl(unitMix) })}
              resetScroll={false}
              on={unitMix === home.unitMix && group === home.group}
            >
              {unitMixWord(i18n._.bind(i18n), unitMix, group)}
            </ChipLink>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
