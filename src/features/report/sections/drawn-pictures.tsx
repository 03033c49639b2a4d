import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { sqftToSqm } from '#lib/units.ts'
import { AroundMap } from '#property/around/around-map.tsx'
import { Elevation, SitePlan } from '#property/picture/pictures.tsx'
import { TypicalPlan } from '#property/picture/typical-plan.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { ACROSS, GalleryFrame, WHOLE } from '#ui/carousel/gallery-frame.tsx'
import type { Body, Project } from '../project.ts'

const WIDTH = 1400
const HEIGHT = 450

/** The site from above, drawn from the places of its buildings. */
export function DrawnSitePlan({ project }: { project: Project }) {
  const { i18n, t } = useLingui()
  const { id, block, lat, lng, floors, unitCount } = project
  const buildings = project.buildings.length > 0 ? project.buildings : [{ id, name: block ?? '', lat, lng, floors, unitCount }]
  return (
    <GalleryFrame caption={<Trans>Site plan, drawn from data</Trans>}>
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
        className={WHOLE}
      />
    </GalleryFrame>
  )
}

interface DrawnFloorPlanProps {
  project: Project
  mix: Body['unitMixes'][number]
  format: Format
}

/** A typical layout of one kind of home. */
export function DrawnFloorPlan({ project, mix, format }: DrawnFloorPlanProps) {
  const { i18n } = useLingui()
  const areaSqm = sqftToSqm(mix.gfaSqftAvg ?? 0)
  const name = unitMixWord(i18n._.bind(i18n), mix.unitMix, project.propertyGroup)
  return (
    <GalleryFrame
      caption={
        <>
          <span className="text-ink">
            <Trans>Typical layout: {name}</Trans>
          </span>{' '}
          · {format.areas(areaSqm)}
        </>
      }
    >
      <TypicalPlan
        key={project.id}
        unitMix={mix.unitMix}
        group={project.propertyGroup}
        areaSqm={areaSqm}
        format={format}
        className={WHOLE}
      />
    </GalleryFrame>
  )
}

/** What lies around the project, drawn from the positions of the places. */
export function DrawnSurroundings({ project, body, format }: { project: Project; body: Body; format: Format }) {
  return (
    <GalleryFrame caption={<Trans>Rings: 5 and 10 minutes on foot</Trans>}>
      <AroundMap project={project} nearby={body.nearby} format={format} width={WIDTH} height={HEIGHT} metres={700} className={ACROSS} />
    </GalleryFrame>
  )
}

/** The front of the building, drawn from its height and age. */
export function DrawnElevation({ project }: { project: Project }) {
  const { i18n, t } = useLingui()
  return (
    <GalleryFrame caption={<Trans>Drawn from data</Trans>}>
      <Elevation
        key={project.id}
        {...pictureOfProject(project)}
        width={WIDTH}
        height={HEIGHT}
        label={t`Elevation of ${localName(i18n, project)}, drawn from data`}
        className={ACROSS}
      />
    </GalleryFrame>
  )
}
