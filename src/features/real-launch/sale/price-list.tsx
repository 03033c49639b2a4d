import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useHydrated } from '@tanstack/react-router'
import type { CSSProperties, KeyboardEvent } from 'react'
import { UnitState } from '#graphql/generated/enumerations.ts'
import { sqftToSqm } from '#lib/units.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { cx } from '#ui/class-names.ts'
import { unitStateWords } from './launch-words.ts'
import { gridOf, type SaleUnit, unitKey } from './sale-units.ts'
import type { ListChange } from './visit/seen-list.ts'
import { changeWords } from './visit/since-last-visit.tsx'

interface PriceListProps {
  units: readonly SaleUnit[]
  /** key of the unit in the address */
  chosen: string | undefined
  caption: string
  format: Format
  /** what became of units since the last visit; none on a first one */
  changes: ReadonlyMap<string, ListChange> | undefined
}

const FACES: Record<SaleUnit['state'], string> = {
  AVAILABLE: 'bg-lagoon-soft text-ink hover:bg-lagoon hover:text-paper',
  RESERVED: 'bg-caution-soft text-caution-ink',
  SOLD: 'bg-wash text-ink-2',
}
const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus from unit to unit; what has no unit is jumped over. */
function move(event: KeyboardEvent<HTMLTableElement>) {
  const step = STEPS[event.key]
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null
  if (!step || !cell) return
  event.preventDefault()
  let [row, column] = [cell.parentElement instanceof HTMLTableRowElement ? cell.parentElement.sectionRowIndex : 0, cell.cellIndex]
  const rows = event.currentTarget.tBodies[0]?.rows
  for (;;) {
    row += step[0]
    column += step[1]
    const next = rows?.[row]?.cells[column]
    if (next?.tagName !== 'TD') return
    const link = next.querySelector('a')
    if (link) return link.focus()
  }
}

/**
 * Every unit by floor and stack with its price and state, each a link that chooses it: it works without script. By keyboard the grid is one stop, in
 * which arrow keys move.
 */
export function PriceList({ units, chosen, caption, format, changes }: PriceListProps) {
  const { i18n } = useLingui()
  const isHydrated = useHydrated()
  const { byKey, floors, stacks } = gridOf(units)
  const first = chosen !== undefined && byKey.has(chosen) ? chosen : units[0] && unitKey(units[0])
  return (
    <div className="stack-grid price-list pt-4">
      <Legend />
      <section aria-label={caption} className="relative mt-3 overflow-x-auto">
        <table className="figures" style={{ '--columns': stacks.length } as CSSProperties} onKeyDown={move}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Floor</Trans>
              </th>
              {stacks.map(({ stack, unitMix, sizeSqft }) => (
                <th key={stack} scope="col">
                  {stack}
                  <small>{unitMixWord((word) => i18n._(word), unitMix, 'CONDO')}</small>
                  <small>{format.area(sqftToSqm(sizeSqft))}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {floors.map((floor) => (
              <tr key={floor}>
                <th scope="row">{floor}</th>
                {stacks.map(({ stack }) => {
                  const unit = byKey.get(unitKey({ floor, stack }))
                  const isFirst = unit !== undefined && unitKey(unit) === first
                  return unit ? (
                    <UnitCell
                      key={stack}
                      unit={unit}
                      isChosen={chosen === unitKey(unit)}
                      change={changes?.get(unitKey(unit))}
                      tabIndex={isHydrated && !isFirst ? -1 : undefined}
                      format={format}
                    />
                  ) : (
                    <td key={stack} className="none" />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

interface UnitCellProps {
  unit: SaleUnit
  isChosen: boolean
  change: ListChange | undefined
  tabIndex: number | undefined
  format: Format
}

function UnitCell({ unit, isChosen, change, tabIndex, format }: UnitCellProps) {
  const { i18n } = useLingui()
  const state = i18n._(unitStateWords[unit.state])
  const key = unitKey(unit)
  return (
    <td className={cx('none', isChosen && 'marked')}>
      <Link
        to="."
        search={(now: object) => ({ ...now, unit: key })}
        hash="unit"
        replace
        resetScroll={false}
        tabIndex={tabIndex}
        aria-current={isChosen ? 'true' : undefined}
        className={cx('block rounded-[3px] px-0.5 py-0.5 leading-tight', FACES[unit.state], change && 'changed')}
      >
        <span className="sr-only">{key}: </span>
        <b className="block">{unit.price === null ? '–' : format.short(unit.price)}</b>
        <span className="block text-[11px] no-underline">{state}</span>
        {change ? <span className="sr-only">, {i18n._(changeWords[change])}</span> : null}
      </Link>
    </td>
  )
}

const Legend = () => {
  const { i18n } = useLingui()
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
      {UnitState.map((state) => (
        <span key={state} className={cx('rounded-[3px] px-2 py-0.5', FACES[state])}>
          {i18n._(unitStateWords[state])}
        </span>
      ))}
      <span>
        <Trans>Choose a home to see its payments; arrow keys move through the list.</Trans>
      </span>
    </p>
  )
}
