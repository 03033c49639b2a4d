import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListingNeed } from '#graphql/generated/graphql.ts'
import type { ListingValues } from './listing-values.ts'

/** The parts of the editor in their order, by their anchors. */
export const EDITOR_SECTIONS = ['home', 'price', 'words', 'photographs', 'publish'] as const
export type EditorSection = (typeof EDITOR_SECTIONS)[number]

export const EDITOR_SECTION_WORDS: Record<EditorSection, MessageDescriptor> = {
  home: msg`The home`,
  price: msg`The price`,
  words: msg`The words`,
  photographs: msg`Photographs`,
  publish: msg`Preview and publish`,
}

/** Where each need is mended; those of the account on its page. */
export const NEED_PLACES: Partial<Record<ListingNeed, EditorSection>> = {
  PLACE: 'home',
  PROPERTY_TYPE: 'home',
  UNIT_MIX: 'home',
  AREA: 'home',
  SALEABLE_AREA: 'home',
  PRICE: 'price',
  PHOTO: 'photographs',
}

/** What is still to be done in a part: needs that stand in the way of publishing, and words that are advised and may be left out. */
export interface SectionProgress {
  section: EditorSection
  needs: number
  isAdvised: boolean
}

/** How far each part is, in their order; needs of the account count in the last one. */
export const editorProgress = (values: Pick<ListingValues, 'headline' | 'description'>, needs: readonly ListingNeed[]): SectionProgress[] =>
  EDITOR_SECTIONS.map((section) => ({
    section,
    needs: needs.filter((need) => (NEED_PLACES[need] ?? 'publish') === section).length,
    isAdvised: section === 'words' && (values.headline.trim() === '' || values.description.trim() === ''),
  }))
