import { Elevation } from '#property/picture/pictures.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { BLOCK, HOUSES, NAMES, TOWER } from './picture-facts.ts'
import { Chapter, Specimen } from './specimen.tsx'
import { galleryWords } from './words.ts'

const FEATURES = [
  { key: 'range', title: 'A range, not a number', text: 'The estimate comes with the prices between which two of three such homes sell.' },
  { key: 'evidence', title: 'The sales behind it', text: 'Every comparable with its date, floor, size and what was adjusted.' },
  { key: 'refusal', title: 'Or an honest no', text: 'Where too few homes were sold there is no estimate, and the page says why.' },
]

const STEPS = [
  { key: 'find', title: 'Find the home', text: 'By project, street, postal code or station.' },
  { key: 'say', title: 'Say what it is', text: 'Size, floor and bedrooms.' },
  { key: 'read', title: 'Read the range', text: galleryWords.popoverText },
]

const FAQ = [
  { key: 'gallery-faq-1', question: 'How old are the figures', answer: galleryWords.longError },
  { key: 'gallery-faq-2', question: galleryWords.longLabel, answer: galleryWords.popoverText },
]

const PROSE = [
  { key: 'a', title: 'How a home is valued', text: `${galleryWords.popoverText} ${galleryWords.longError}` },
  { key: 'b', title: 'What is left out', text: galleryWords.longError },
]

const SLIDES = [
  { key: 'block', facts: BLOCK, label: NAMES.block },
  { key: 'tower', facts: TOWER, label: NAMES.tower },
  { key: 'houses', facts: HOUSES, label: NAMES.houses },
].map(({ key, facts, label }) => ({ key, content: <Elevation {...facts} width={480} height={240} label={label} className="w-full" /> }))

const actions = (
  <>
    <ButtonLink to="/search" look="primary" size="large">
      {galleryWords.searchText}
    </ButtonLink>
    <Button size="large">{galleryWords.menuHelp}</Button>
  </>
)

export function PageChapter() {
  return (
    <Chapter id="pages">
      <Specimen name="Carousel: turns after 8 s, stops for pointer, focus, pause and the wish for less motion" className="max-w-2xl">
        <Carousel label={galleryWords.projects} slides={SLIDES} />
      </Specimen>
      <Specimen name="Features, steps, questions, a way on" className="grid gap-12">
        <PageSection title={galleryWords.menuHelp} aside={galleryWords.figuresNote}>
          <FeatureGrid items={FEATURES} />
        </PageSection>
        <PageSection title={galleryWords.menu}>
          <Steps items={STEPS} />
        </PageSection>
        <PageSection title={galleryWords.caption}>
          <FaqList items={FAQ} />
        </PageSection>
        <CallToAction title={galleryWords.popover} text={galleryWords.popoverText} actions={actions} />
      </Specimen>
      <Specimen name="Long reading">
        <Prose>
          {PROSE.map(({ key, title, text }) => (
            <section key={key}>
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          ))}
        </Prose>
      </Specimen>
    </Chapter>
  )
}
