import { enumWord } from '#filter/wire-names.ts'
import type { ListingCardFragment, ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { fromWireTypeGroup } from './address/wire-words.ts'
import type { PictureFacts } from './picture/facts.ts'

/** What the pictures of a project are drawn from. */
export const pictureOfProject = (
  project: Pick<
    ProjectCardFragment,
    'slug' | 'typeGroup' | 'propertyType' | 'floors' | 'floorSoldMax' | 'unitCount' | 'completionYear' | 'block'
  > &
    Partial<Pick<ProjectCardFragment, 'tenure'>>,
): PictureFacts => ({
  seed: project.slug,
  typeGroup: fromWireTypeGroup(project.typeGroup),
  propertyType: project.propertyType,
  floors: project.floors,
  floorSold: project.floorSoldMax,
  units: project.unitCount,
  completionYear: project.completionYear,
  block: project.block,
  tenure: project.tenure ? enumWord(project.tenure) : null,
})

/** What the drawing of an advertised home without photographs is made from. */
export const pictureOfListing = (
  home: Pick<ListingCardFragment, 'addressProjectSlug' | 'slug' | 'addressTypeGroup' | 'propertyType' | 'completionYear' | 'tenure'>,
): PictureFacts => ({
  // "-" stands for a project that the records do not have
  seed: home.addressProjectSlug === '-' ? home.slug : home.addressProjectSlug,
  typeGroup: fromWireTypeGroup(home.addressTypeGroup),
  propertyType: home.propertyType,
  completionYear: home.completionYear,
  tenure: home.tenure ? enumWord(home.tenure) : null,
})
