import { useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { Skyline } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { countryName } from '#session/country-name.ts'
import { useAgentMarket } from '../agent-market.ts'

/** A street of the market's own projects for the top of a page; nothing when the market could not be loaded. */
export function MarketStreet({ country }: { country: CountryCode }) {
  const { i18n, t } = useLingui()
  const data = useAgentMarket()
  if (!data.ok || data.value.projects.nodes.length === 0) return null
  return (
    <Skyline
      key={country}
      seed={`agent-${country}`}
      buildings={data.value.projects.nodes.map(pictureOfProject)}
      label={t`A street of projects in ${countryName(i18n, country)}, drawn from their floors, units and years`}
      width={720}
      height={260}
      className="h-48 w-full mask-x-from-92% mask-x-to-100% sm:h-64"
    />
  )
}
