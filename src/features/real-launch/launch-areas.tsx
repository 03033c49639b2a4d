import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { KeptLaunchesQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { AreaLevel, CountryCode } from '#market/vocabulary.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { Choices, type LaunchLink } from './launch-choices.tsx'
import type { LaunchSearch } from './search.ts'

type LaunchArea = KeptLaunchesQuery['launchAreas'][number]

interface LaunchAreasProps {
  areas: readonly LaunchArea[]
  country: CountryCode
  search: LaunchSearch
  to: (change: Partial<LaunchSearch>) => LaunchLink
}

const LEVEL_WORDS: Record<AreaLevel, MessageDescriptor> = {
  country: msg`Country`,
  'region-admin-district': msg`Region`,
  'region-admin-subdistrict': msg`Planning area`,
  district: msg`District`,
  'city-area': msg`City area`,
  neighborhood: msg`Neighbourhood`,
}

/** More areas than these beside each other are a list to look through. */
const AREAS_MAX = 30

/** The areas in which launches lie, by the levels of the country, each with how many there are. */
export function LaunchAreas({ areas, country, search, to }: LaunchAreasProps) {
  const { i18n } = useLingui()
  const chosen = search.areaId === undefined ? null : String(search.areaId)
  return COUNTRIES[country].areaLevels.map((level) => {
    const those = areas.filter(({ area }) => area.level === level)
    // one area alone narrows nothing
    if (those.length < 2 && !those.some(({ area }) => area.id === chosen)) return null
    return (
      <Choices
        key={level}
        name={i18n._(LEVEL_WORDS[level])}
        all={to({ areaId: undefined })}
        isAll={!those.some(({ area }) => area.id === chosen)}
      >
        {those.slice(0, AREAS_MAX).map(({ area, count }) => (
          <ChipLink key={area.id} {...to({ areaId: area.id })} on={area.id === chosen}>
            {localName(i18n, area)} <span className="figures text-ink-3">{count}</span>
          </ChipLink>
        ))}
      </Choices>
    )
  })
}
