import { Skyline } from '#property/picture/pictures.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { ActionChapter } from './action-chapter.tsx'
import { ChartChapter } from './chart-chapter.tsx'
import { ChoiceChapter } from './choice-chapter.tsx'
import { ColourChapter } from './colour-chapter.tsx'
import { Contents } from './contents.tsx'
import { FigureChapter } from './figure-chapter.tsx'
import { NumberChapter } from './number-chapter.tsx'
import { OverlayChapter } from './overlay-chapter.tsx'
import { PageChapter } from './page-chapter.tsx'
import { PictureChapter } from './picture-chapter.tsx'
import { BLOCK, HOUSES, NAMES, TOWER } from './picture-facts.ts'
import { SpaceChapter } from './space-chapter.tsx'
import { StateChapter } from './state-chapter.tsx'
import { TextChapter } from './text-chapter.tsx'
import { TypeChapter } from './type-chapter.tsx'
import { galleryWords } from './words.ts'

/** Every part of the design system with its states, for developers. */
export function GalleryPage() {
  return (
    <>
      <LandingHero
        kicker={galleryWords.kicker}
        title={galleryWords.title}
        lead={galleryWords.lead}
        picture={
          <Skyline seed="gallery" buildings={[BLOCK, TOWER, HOUSES]} width={640} label={NAMES.street} className="h-44 w-full sm:h-56" />
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-20 pt-12 pb-24">
        <Contents />
        <TypeChapter />
        <ColourChapter />
        <SpaceChapter />
        <ActionChapter />
        <TextChapter />
        <NumberChapter />
        <ChoiceChapter />
        <OverlayChapter />
        <FigureChapter />
        <StateChapter />
        <ChartChapter />
        <PictureChapter />
        <PageChapter />
      </div>
    </>
  )
}
