import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Household, HouseholdChange } from '#property/ways/household.ts'
import { openingYears } from '#property/ways/opening-years.ts'
import { LATER_WORDS } from '#property/ways/use-way-words.ts'
import { yearIn } from '#property/ways/use-ways.ts'
import type { OpenedTimetable } from '#property/ways/ways-desk.ts'
import { Select } from '#ui/form/select.tsx'
import type { MapTools } from '../tools/tools-state.ts'

interface YearChoiceProps {
  tools: MapTools
  timetable: OpenedTimetable
  household: Household
  change: (change: HouseholdChange) => void
}

const TODAY = 'today'

/** Today's lines, or those of a year in which others will have opened; nothing where the timetable knows of none. */
export function YearChoice({ tools, timetable, household, change }: YearChoiceProps) {
  const { i18n, t } = useLingui()
  const id = useId()
  const years = openingYears(timetable, yearIn(tools.view.country))
  if (years.length === 0) return null
  const label = (year: number, lines: readonly string[]) => {
    const names = lines.join(', ')
    return t`From about ${year}: ${names}`
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-[560] text-ink-2">
        {t`Lines`}
      </label>
      <Select
        id={id}
        className="w-full [&_select]:w-full"
        value={household.year === null ? TODAY : String(household.year)}
        options={[
          { value: TODAY, label: t`Those that run today` },
          ...years.map(({ year, lines }) => ({ value: String(year), label: label(year, lines) })),
        ]}
        onValue={(value) => change({ kind: 'year', year: value === TODAY ? null : Number(value) })}
      />
      {household.year === null ? null : <p className="text-xs text-ink-3">{i18n._(LATER_WORDS)}</p>}
    </div>
  )
}
