import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { fromWireTypeGroup } from './address/wire-words.ts'
import type { PictureFacts } from './picture/facts.ts'

/** What the pictures of a project are drawn from. */
export const pictureOfProject = (
  project: Pick<
    ProjectCardFragment,
    'slug' | 'typeGroup' | 'propertyType' | 'floors' | 'floorSoldMax' | 'unitCount' | 'completionYear' | 'block'
  >,
): PictureFacts => ({
  seed: project.slug,
  typeGroup: fromWireTypeGroup(project.typeGroup),
  propertyType: project.propertyType,
  floors: project.floors,
  floorSold: project.floorSoldMax,
  units: project.unitCount,
  completionYear: project.completionYear,
  block: project.block,
})
