import { Link } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { memo, useEffect, useRef } from 'react'
import type { ProjectCardFragment, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { RowEstimate } from '#property/estimate/row/row-estimate.tsx'
import { Thumbnail } from '#property/picture/row-picture.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { useFormat } from '#property/use-format.ts'
import { asServed } from '#ui/as-served.tsx'
import { cx } from '#ui/class-names.ts'
import { MarkerShape } from '../engine/marks/marker-shape.tsx'
import { ProjectPrice } from './project-price.tsx'
import { useProjectWords } from './project-words.ts'

interface ProjectRowProps {
  project: ProjectCardFragment & RowEstimateFragment
  country: CountryCode
  currency: string
  /** minutes of the household's ways, in words */
  ways: string | null
  isSelected: boolean
  isHighlighted: boolean
  onHighlight: (id: number | null) => void
}

/** One project of the list: a link to the map with it selected, which also works without JavaScript. */
export const ProjectListRow = memo(function ProjectRow({
  project,
  country,
  currency,
  ways,
  isSelected,
  isHighlighted,
  onHighlight,
}: ProjectRowProps) {
  const format = useFormat(currency)
  const words = useProjectWords()
  const row = useRef<HTMLLIElement>(null)
  const id = Number(project.id)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return (
    <li ref={row} className="border-b border-line-2">
      <Link
        from="/map"
        search={(before) => ({ ...before, selected: id })}
        resetScroll={false}
        preload={false}
        data-project={id}
        aria-current={isSelected ? 'true' : undefined}
        onPointerEnter={() => onHighlight(id)}
        onPointerLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(id)}
        onBlur={() => onHighlight(null)}
        className={cx(
          'grid grid-cols-[88px_minmax(0,1fr)] gap-3.5 px-5 py-3 transition-colors duration-(--duration-quick) focus-visible:-outline-offset-2',
          isSelected ? 'bg-lagoon-soft' : isHighlighted ? 'bg-wash' : 'hover:bg-wash',
        )}
      >
        <Thumbnail facts={pictureOfProject(project)} className="h-[72px] w-[88px] rounded" />
        <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-center gap-0.5">
          <span className="line-clamp-2 wrap-anywhere text-[15px] font-semibold text-ink">{words.name(project)}</span>
          <span className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
            <MarkerShape group={fromWireTypeGroup(project.typeGroup)} size={10} />
            <span className="truncate">{words.facts(project, { tenure: false })}</span>
          </span>
          <span className="figures truncate">
            <ProjectPrice project={project} format={format} />
          </span>
          {ways ? <span className="figures text-sm text-lagoon">{ways}</span> : null}
          <Hydrate when={asServed}>
            <RowEstimate project={project} country={country} format={format} />
          </Hydrate>
        </span>
      </Link>
    </li>
  )
})
