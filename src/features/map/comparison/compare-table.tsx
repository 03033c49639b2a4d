import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { PropertyGroup } from '#graphql/generated/enumerations.ts'
import type { AreaFiguresQuery } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import { OldTo } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { propertyGroupWords } from '#property/vocabulary-words.ts'
import type { AreaChoice } from '../filters/use-area-choices.ts'
import { fetchAreaFigures } from '../map.functions.ts'
import type { MapTools } from '../tools/tools-state.ts'

type Figures = AreaFiguresQuery['areaFigures']
type Group = Figures['groups'][number]

/** The figures of a place: null while loading, 'failed' on an error. */
function useAreaFigures({ view: { country } }: MapTools, { asked }: AreaChoice): Figures | null | 'failed' {
  const [found, setFound] = useState<{ key: string; figures: Figures | 'failed' }>({ key: '', figures: 'failed' })
  const key = JSON.stringify({ country, ...asked })
  useEffect(() => {
    let isCurrent = true
    const settle = (figures: Figures | 'failed') => {
      if (isCurrent) setFound({ key, figures })
    }
    fetchAreaFigures({ data: JSON.parse(key) }).then(
      (answer) => settle(answer.ok ? answer.value.areaFigures : 'failed'),
      () => settle('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return found.key === key ? found.figures : null
}

/** One row for each figure, of prices one for each kind of property that either side has; a dash where there are too few sales. */
export function CompareTable({ tools, sides: [first, second] }: { tools: MapTools; sides: AreaChoice[] }) {
  const { t, i18n } = useLingui()
  const { country } = tools.view
  const format = useFormat(COUNTRIES[country].currencyCode)
  const columns = [useAreaFigures(tools, first as AreaChoice), useAreaFigures(tools, second as AreaChoice)]
  if (columns.includes('failed')) {
    return (
      <p role="alert">
        <Trans>The figures could not be loaded. Choose the areas again in a moment.</Trans>
      </p>
    )
  }
  const row = (name: string, cell: (figures: Figures) => ReactNode) => (
    <tr className="border-t border-line-2 align-top">
      <th scope="row" className="py-2.5 pe-3 text-start text-sm font-normal text-ink-2">
        {name}
      </th>
      {columns.map((figures, side) => (
        <td key={side === 0 ? 'first' : 'second'} className="figures py-2.5 ps-3 text-end">
          {figures === null || figures === 'failed' ? <span className="inline-block h-4 w-16 rounded bg-wash" /> : (cell(figures) ?? '–')}
        </td>
      ))}
    </tr>
  )
  const loaded = columns.filter((figures) => figures !== null && figures !== 'failed')
  const kinds = PropertyGroup.filter((kind) => loaded.some(({ groups }) => groups.some(({ group }) => group === kind)))
  const ofKinds = (name: string, cell: (group: Group) => ReactNode) =>
    kinds.length === 0
      ? row(name, () => null)
      : kinds.map((kind) => (
          <Fragment key={kind}>
            {row(`${name} · ${i18n._(propertyGroupWords[kind])}`, ({ groups }) => {
              const own = groups.find(({ group }) => group === kind)
              return own ? cell(own) : null
            })}
          </Fragment>
        ))
  const quartiles = (own: Group['psf'], figure: (value: number) => string) =>
    own ? (
      <>
        <b className="block text-lg leading-6 font-semibold">{figure(own.median)}</b>
        <span className="text-xs text-ink-3">{format.range(figure(own.p25), figure(own.p75))}</span>
      </>
    ) : null
  return (
    <table className="w-full" aria-busy={columns.includes(null)}>
      <caption className="sr-only">
        <Trans>
          {first?.label} and {second?.label}
        </Trans>
      </caption>
      <thead>
        <tr>
          <td className="w-[34%]" />
          {[first, second].map((side) => (
            <th key={side?.value} scope="col" className="pb-2 ps-3 text-end font-[560]">
              {side?.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ofKinds(t`Median psf, middle half below`, ({ psf }) => quartiles(psf, format.psfFigure))}
        {ofKinds(t`Median price, middle half below`, ({ price }) => quartiles(price, format.short))}
        {ofKinds(t`Change in 12 months, project by project`, ({ change12m }) => (change12m === null ? null : format.change(change12m)))}
        {ofKinds(t`Sales in 12 months`, ({ psf }) => (psf ? format.count(psf.n) : t`fewer than 5`))}
        {loaded.some(({ to }) => to !== null)
          ? row(t`Data until`, ({ to }) =>
              to === null ? null : (
                <>
                  {format.month(to)}
                  <span className="block text-xs text-ink-3">
                    <OldTo month={to} format={format} alone />
                  </span>
                </>
              ),
            )
          : null}
        {COUNTRIES[country].disclosesRent
          ? row(t`Gross rental yield, mean of projects`, ({ grossYield }) => (grossYield === null ? null : format.percent(grossYield)))
          : null}
        {row(t`Projects`, ({ projectCount }) => format.count(projectCount))}
        {row(t`Homes, where known`, ({ homeCount }) => (homeCount === null ? null : format.count(homeCount)))}
      </tbody>
    </table>
  )
}
