import { lazy, Suspense } from 'react'
import { usePageWords } from '#ui/use-page-words.ts'
import { ListTools } from './list-tools.tsx'
import { MapControls } from './map-controls.tsx'
import type { MapTools } from './tools-state.ts'

const FilterPanel = lazy(async () => ({ default: (await import('../filters/filter-panel.tsx')).FilterPanel }))

interface LateToolsProps {
  tools: MapTools
  part: 'list' | 'panel' | 'map'
  onClose?: () => void
}

/** The tools that load after the map's first frame, each at its place on the page. */
export function LateTools({ tools, part, onClose }: LateToolsProps) {
  usePageWords()
  return (
    <>
      {part === 'list' ? <ListTools tools={tools} /> : null}
      {part === 'map' ? <MapControls tools={tools} /> : null}
      {part === 'panel' && onClose ? (
        <Suspense>
          <FilterPanel tools={tools} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  )
}
