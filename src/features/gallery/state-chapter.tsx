import { Button } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Chapter, Specimen } from './specimen.tsx'
import { galleryWords } from './words.ts'

const LINES = ['w-1/3', 'w-full', 'w-11/12', 'w-2/3'] as const

export function StateChapter() {
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
