import { useState } from 'react'
import { Skyline } from '#property/picture/pictures.tsx'
import { Button } from '#ui/button.tsx'
import { RangeBar } from '#ui/chart/range-bar.tsx'
import { TrendChart } from '#ui/chart/trend-chart.tsx'
import { WeightBar } from '#ui/chart/weight-bar.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ActionChapter } from './action-chapter.tsx'
import { CHAPTERS } from './chapters.ts'
import { ChoiceChapter } from './choice-chapter.tsx'
import { ColourChapter } from './colour-chapter.tsx'
import { FigureChapter } from './figure-chapter.tsx'
import { ESTIMATE, TREND } from './figures.ts'
import { NumberChapter } from './number-chapter.tsx'
import { PageChapter } from './page-chapter.tsx'
import { PictureChapter } from './picture-chapter.tsx'
import { BLOCK, HOUSES, NAMES, TOWER } from './picture-facts.ts'
import { Chapter, ROW, Specimen } from './specimen.tsx'
import { TextChapter } from './text-chapter.tsx'
import { TypeChapter } from './type-chapter.tsx'
import { galleryWords } from './words.ts'

const LINES = ['w-1/3', 'w-full', 'w-11/12', 'w-2/3'] as const

function StateChapter() {
  return (
    <Chapter id="states">
      <Specimen name="Empty · failed · forbidden" className="grid items-start gap-6 xl:grid-cols-3">
        <Panel kind="empty" title={galleryWords.noHit} action={<Button>{galleryWords.searchText}</Button>} />
        <FailedPanel title={galleryWords.failed} />
        <Panel kind="forbidden" title={galleryWords.disabled}>
          {galleryWords.readOnly}
        </Panel>
      </Specimen>
      <Specimen name="Loading" className="grid max-w-xl gap-3">
        {LINES.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </Specimen>
    </Chapter>
  )
}

const STEPS = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const

function SpaceChapter() {
  return (
    <Chapter id="space">
      <Specimen name="Steps, px">
        <ul className="flex flex-wrap items-end gap-x-5 gap-y-4">
          {STEPS.map((step) => (
            <li key={step} className="grid justify-items-center gap-1.5">
              <span aria-hidden="true" className="block bg-lagoon" style={{ width: step, height: step }} />
              <span className="figures text-xs text-ink-3">{step}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Lies · floats · is a pill" className="grid gap-6 sm:grid-cols-3">
        <div aria-hidden="true" className="h-20 rounded border border-line bg-sheet" />
        <div aria-hidden="true" className="h-20 rounded bg-sheet shadow-float" />
        <div aria-hidden="true" className="h-20 rounded-full border border-line bg-wash" />
      </Specimen>
    </Chapter>
  )
}

const psf = (value: number) => `$${Math.round(value).toLocaleString('en-SG')}`
const money = (value: number) => `$${(value / 1e6).toFixed(2)}m`
const INDEX = TREND.map(({ period }, i) => ({ period, value: 1300 + i * 14 }))
const SHARES = [0.24, 0.18, 0.07] as const

function ChartChapter() {
  return (
    <Chapter id="charts">
      <Specimen name={`Trend · ${galleryWords.figuresNote}`}>
        <TrendChart
          points={TREND}
          index={INDEX}
          title={galleryWords.paid}
          name="This project"
          indexName="District"
          format={psf}
          formatPeriod={(period) => period}
        />
      </Specimen>
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="Estimate in its ranges">
          <RangeBar {...ESTIMATE} format={money} />
        </Specimen>
        <Specimen name="Weights" className="figures grid w-fit gap-2">
          {SHARES.map((share) => (
            <WeightBar key={share} share={share} largest={SHARES[0]} text={`${Math.round(share * 100)}%`} />
          ))}
        </Specimen>
      </div>
    </Chapter>
  )
}

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

/** The table of contents, in columns. */
function Contents() {
  return (
    <nav aria-label={galleryWords.contents} className="no-print">
      <ol className="columns-2 gap-x-12 sm:columns-3 lg:columns-4">
        {CHAPTERS.map(({ id, name }, i) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="flex min-h-8 items-baseline gap-3 border-b border-line-2 py-1.5 hover:text-lagoon">
              <span aria-hidden="true" className="title figures w-6 text-ink-3">
                {i + 1}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function OverlayChapter() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Chapter id="overlays">
      <Specimen name="Dialog" className={ROW}>
        <Button onClick={() => setOpen(true)}>{galleryWords.open}</Button>
        {open ? (
          <Dialog
            title={galleryWords.dialogTitle}
            onClose={close}
            actions={
              <>
                <Button look="ghost" onClick={close}>
                  {galleryWords.cancel}
                </Button>
                <Button look="primary" onClick={close}>
                  {galleryWords.remove}
                </Button>
              </>
            }
          >
            <p className="text-lg text-ink-2">{galleryWords.dialogText}</p>
          </Dialog>
        ) : null}
      </Specimen>
    </Chapter>
  )
}
