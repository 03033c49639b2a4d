import { Trans, useLingui } from '@lingui/react/macro'
import { areaUnitText, FLOOR_AREA_UNITS } from '#lib/units.ts'
import { FactsList } from '#property/facts-list.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { BuildingInfo } from '../project.ts'
import { AreaTable } from './area-table.tsx'
import { type FactGroup, useFactGroups } from './building-facts.tsx'
import { RadioRow } from './radio-row.tsx'

/** §2.9 building-information panel: every field that has a value, in groups. */
export function BuildingSection({ info, heading, format }: { info: BuildingInfo; heading: SectionHeading; format: Format }) {
  const { t, i18n } = useLingui()
  const groups = useFactGroups({ info, format })
  return (
    <PageSection {...heading} aside={<Trans>as filed; what nobody filed is left out</Trans>}>
      <div className="group/areas pt-4">
        <RadioRow
          key={format.unit}
          legend={t`Unit of areas`}
          chosen={format.unit}
          choices={FLOOR_AREA_UNITS.map((unit) => ({ key: unit, label: areaUnitText(unit, i18n.locale) }))}
        />
        <div className="mt-1 gap-x-12 md:columns-2 xl:columns-3 print:columns-2 print:gap-x-8">
          {groups.map((group) => (
            <Group key={group.key} group={group} />
          ))}
          <div className="break-inside-avoid">
            <AreaTable info={info} format={format} />
          </div>
          <RentSchedule info={info} format={format} />
        </div>
      </div>
    </PageSection>
  )
}

const Group = ({ group: { title, facts } }: { group: FactGroup }) => (
  <section className="break-inside-avoid pt-5">
    <h3 className="pb-1 font-[560]">{title}</h3>
    <FactsList facts={facts} />
  </section>
)

/** Asked rents by their months; nothing where rents are not disclosed. */
function RentSchedule({ info, format }: { info: BuildingInfo; format: Format }) {
  const { t } = useLingui()
  const steps = info.rentSchedules?.netRent ?? []
  if (steps.length === 0) return null
  return (
    <section className="break-inside-avoid pt-5">
      <h3 className="pb-1 font-[560]">
        <Trans>Net rent a month</Trans>
      </h3>
      <FactsList
        facts={steps.map(({ from, to, psf }) => ({
          key: from,
          name: to === null ? t`from ${format.month(from)}` : format.range(format.month(from), format.month(to)),
          value: format.psf(psf),
        }))}
      />
    </section>
  )
}
