import { useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { sqftToSqm } from '#lib/units.ts'
import { FloorPlan, SitePlan } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { type Body, isLand, type Project } from '../../project.ts'

const PLANS_MAX = 4

/** The site from above, drawn from the places of its buildings. */
export function DrawnSitePlan({ project, className }: { project: Project; className?: string }) {
  const { i18n, t } = useLingui()
  const { id, block, lat, lng, floors, unitCount } = project
  const buildings = project.buildings.length > 0 ? project.buildings : [{ id, name: block ?? '', lat, lng, floors, unitCount }]
  return (
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
      className={className}
    />
  )
}

/** The kinds of homes a plan can be drawn of, the most traded four: the area of a landed home is its land. */
export function plannedMixes(project: Project, { unitMixes }: Body): Body['unitMixes'] {
  const sold = isLand(project) || project.isCommercial ? [] : unitMixes.filter((mix) => mix.gfaSqftAvg !== null)
  const common = new Set(sold.toSorted((a, b) => b.saleCount1y - a.saleCount1y).slice(0, PLANS_MAX))
  return sold.filter((mix) => common.has(mix))
}

/** A usual plan of each common kind of home. */
export function DrawnFloorPlans({ project, mixes, format }: { project: Project; mixes: Body['unitMixes']; format: Format }) {
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
  return (
    <div className="grid items-start gap-8 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:gap-4">
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
  )
}
