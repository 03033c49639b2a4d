import { Trans, useLingui } from '@lingui/react/macro'
import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { cx } from '#ui/class-names.ts'
import { Lines, type MixFigures } from './figure-cells.tsx'
import type { FigureGroup } from './figure-columns.tsx'

interface FigureTableProps {
  rows: readonly MixFigures[]
  groups: readonly FigureGroup[]
  group: PropertyGroup
  /** offices, shops and the like are no homes */
  commercial: boolean
  caption: string
}

const CELL = 'px-2.5 py-2 text-end align-top whitespace-nowrap'
/** the home stays where it is when the figures scroll */
const STICKY = 'sticky start-0 z-1 bg-paper py-2 pe-3 text-start'

/** Kinds of homes by figures, under the names of what the figures are of. */
export function FigureTable({ rows, groups, group, commercial, caption }: FigureTableProps) {
  const { i18n } = useLingui()
  return (
    <table className="figures w-full border-separate border-spacing-0">
      <caption className="sr-only">{caption}</caption>
      <Head groups={groups} commercial={commercial} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.unitMix} className="group/row">
            <th scope="row" className={cx(STICKY, 'border-b border-line-2 align-top font-normal whitespace-nowrap')}>
              <Lines
                lines={[
                  unitMixWord(i18n._.bind(i18n), row.unitMix, group),
                  <Trans key="half">middle half</Trans>,
                  <Trans key="average">average</Trans>,
                  <Trans key="ends">lowest–highest</Trans>,
                ]}
              />
            </th>
            {groups.flatMap(({ key, columns }) =>
              columns.map((column, at) => (
                <td
                  key={`${key} ${column.key}`}
                  className={cx(CELL, 'border-b border-b-line-2 group-hover/row:bg-wash', at === 0 && 'border-s border-s-line')}
                >
                  {column.has(row) ? column.cell(row) : '–'}
                </td>
              )),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head({ groups, commercial }: Pick<FigureTableProps, 'groups' | 'commercial'>) {
  return (
    <thead className="text-xs text-ink-3">
      <tr>
        <td className={STICKY} />
        {groups.map(({ key, header, columns }) => (
          <th
            key={key}
            scope="colgroup"
            colSpan={columns.length}
            className="border-s border-line ps-2.5 pt-3 text-start font-[560] whitespace-nowrap text-ink"
          >
            {header}
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col" className={cx(STICKY, 'border-b border-line font-medium')}>
          {commercial ? <Trans>Kind</Trans> : <Trans>Home</Trans>}
        </th>
        {groups.flatMap(({ key: group, columns }) =>
          columns.map(({ key, header }, at) => (
            <th
              key={`${group} ${key}`}
              scope="col"
              className={cx(CELL, 'border-b border-line pt-0.5! font-medium', at === 0 && 'border-s')}
            >
              {header}
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}
