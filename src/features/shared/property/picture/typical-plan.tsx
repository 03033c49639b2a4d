import { useLingui } from '@lingui/react/macro'
import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import type { Format } from '../use-format.ts'
import { unitMixWord } from '../vocabulary-words.ts'
import { FloorPlan } from './pictures.tsx'

interface TypicalPlanProps {
  unitMix: string
  group: PropertyGroup
  areaSqm: number
  format: Format
  className?: string
}

/** A usual layout of a kind and size of home, with its rooms named; its label says that it is no plan of a home. */
export function TypicalPlan({ unitMix, group, areaSqm, format, className }: TypicalPlanProps) {
  const { i18n, t } = useLingui()
  const roomNames = {
    living: t`Living`,
    bedroom: t`Bedroom`,
    master: t`Main bedroom`,
    kitchen: t`Kitchen`,
    bath: t`Bath`,
    balcony: t`Balcony`,
    corridor: t`Corridor`,
    study: t`Study`,
  }
  const name = unitMixWord(i18n._.bind(i18n), unitMix, group)
  return (
    <FloorPlan
      unitMix={unitMix}
      group={group}
      areaSqm={areaSqm}
      roomNames={roomNames}
      formatSqm={(sqm) => format.area(sqm)}
      label={t`Typical layout, not the plan of a home here: ${name}, ${format.area(areaSqm)}`}
      className={className}
    />
  )
}
