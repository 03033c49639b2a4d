import { Trans, useLingui } from '@lingui/react/macro'
import { sqftToSqm } from '#lib/units.ts'
import { localName } from '#property/local-name.ts'
import { FloorPlan, SitePlan } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { PageSection } from '#ui/page-section.tsx'
import { isLand, type Project } from './project.ts'

const PLANS_MAX = 3

function useRoomNames() {
  const { t } = useLingui()
  return {
    living: t`Living`,
    bedroom: t`Bedroom`,
    master: t`Main bedroom`,
    kitchen: t`Kitchen`,
    bath: t`Bath`,
    balcony: t`Balcony`,
    corridor: t`Corridor`,
    study: t`Study`,
  }
}

/** The site from above and a usual plan of each common home, drawn from data and labelled so. */
export function PlansSection({ project, format }: { project: Project; format: Format }) {
  const { t, i18n } = useLingui()
  const roomNames = useRoomNames()
  const buildings =
    project.buildings.length > 0
      ? project.buildings
      : [
          {
            id: project.id,
            name: project.block ?? '',
            lat: project.lat,
            lng: project.lng,
            floors: project.floors,
            unitCount: project.unitCount,
          },
        ]
  // the area of a landed home is its land: no plan can be drawn from that
  const sold = isLand(project) ? [] : project.unitMixes.filter((mix) => mix.gfaSqftAvg !== null)
  const common = new Set(sold.toSorted((a, b) => b.saleCount1y - a.saleCount1y).slice(0, PLANS_MAX))
  const mixes = sold.filter((mix) => common.has(mix))
  if (isLand(project) && buildings.length < 2) return null
  return (
    <PageSection title={<Trans>From above and inside</Trans>} aside={<Trans>drawn from data: schematic, not surveyed</Trans>}>
      <div className="mt-5 grid items-start gap-8 sm:grid-cols-2 lg:grid-cols-4">
        <figure className="m-0">
          <SitePlan
            key={project.id}
            facts={pictureOfProject(project)}
            buildings={buildings.map((b) => ({
              id: b.id,
              label: b.name.replace(/^(blk|block|tower)\s+/i, '').slice(0, 6),
              lat: b.lat,
              lng: b.lng,
              floors: b.floors,
              units: b.unitCount,
            }))}
            label={t`Site plan of ${localName(i18n, project)}, north up`}
            north={t`N`}
            className="w-full rounded border border-line"
          />
          <figcaption className="mt-2 text-sm text-ink-2">
            <Trans>Site, north up</Trans>
          </figcaption>
        </figure>
        {mixes.map((mix) => {
          const areaSqm = sqftToSqm(mix.gfaSqftAvg ?? 0)
          const name = unitMixWord(i18n._.bind(i18n), mix.unitMix, project.propertyGroup)
          return (
            <figure key={mix.unitMix} className="m-0">
              <FloorPlan
                key={project.id}
                unitMix={mix.unitMix}
                group={project.propertyGroup}
                areaSqm={areaSqm}
                roomNames={roomNames}
                formatSqm={(sqm) => format.area(sqm, 'sqm')}
                label={t`Usual floor plan: ${name}, ${format.area(areaSqm, 'sqm')}`}
                className="w-full"
              />
              <figcaption className="figures mt-2 text-sm text-ink-2">
                <span className="text-ink">{name}</span> · {format.areas(areaSqm)}
              </figcaption>
            </figure>
          )
        })}
      </div>
    </PageSection>
  )
}
