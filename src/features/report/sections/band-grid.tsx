import { Trans, useLingui } from '@lingui/react/macro'
import { quantileSorted } from '#lib/quantiles.ts'
import { floorText } from '#property/evidence/transactions-table.tsx'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import type { Body, Project } from '../project.ts'
import { floorTypeNotes } from '../stack-grid/floor-type-notes.ts'
import { StackGrid } from '../stack-grid/stack-grid.tsx'
import { levelScale } from '../stack-grid/stack-scale.ts'
import { inTodaysMoney } from '../todays-money.ts'

type Sale = Body['bands']['nodes'][number] & { psf: number }

const BANDS_MIN = 2

/** The sales with a known floor and size, in prices of one month where the area's index allows. */
export const bandSales = ({ bands, areaIndex }: Body) =>
  inTodaysMoney(
    bands.nodes.flatMap((sale) => (sale.floorLow === null || sale.psf === null ? [] : [Object.assign({}, sale, { psf: sale.psf })])),
    areaIndex,
  )

/** Those sales by band: "07–09". */
function bandsOf(body: Body): Map<string, Sale[]> {
  const sales = bandSales(body)?.sales ?? []
  return Map.groupBy(
    sales.toSorted((a, b) => (b.floorLow ?? 0) - (a.floorLow ?? 0)),
    ({ floorLow, floorHigh }) => floorText(floorLow, floorHigh),
  )
}

/** One band alone allows no comparison. */
export const hasBands = (body: Body): boolean => bandsOf(body).size >= BANDS_MIN

const medianOf = (sales: readonly Sale[]): number =>
  quantileSorted(
    sales.map(({ psf }) => psf).toSorted((a, b) => a - b),
    0.5,
  )

/** Where sales tell their band of floors and not their home: the median by band and kind of home, with the number of sales. */
export function BandGrid({ project, body, format }: { project: Project; body: Body; format: Format }) {
  const { t, i18n } = useLingui()
  const bands = bandsOf(body)
  const mixes = body.unitMixes
    .map(({ unitMix }) => unitMix)
    .filter((mix) => [...bands.values()].some((sales) => sales.some((s) => s.unitMix === mix)))
  // the type of a band is that of the floor in its middle
  const middles = [...bands.values()].map(([sale]) => ((sale?.floorLow ?? 0) + (sale?.floorHigh ?? sale?.floorLow ?? 0)) / 2)
  const notes = floorTypeNotes(i18n, middles, { floors: project.floors, hasPenthouse: false })
  const cells = new Map(
    [...bands].flatMap(([band, sales]) =>
      mixes.flatMap((mix) => {
        const own = sales.filter(({ unitMix }) => unitMix === mix)
        return own.length > 0 ? [[`${band} ${mix}`, { median: medianOf(own), n: own.length }] as const] : []
      }),
    ),
  )
  return (
    <StackGrid
      caption={t`Median price per square foot by band of floors and kind of home`}
      corner={t`Floors`}
      columns={mixes.map((mix) => ({ key: mix, label: unitMixWord(i18n._.bind(i18n), mix, project.propertyGroup) }))}
      rows={[...bands.keys()].map((band, at) => ({ key: band, label: band, note: notes[at] }))}
      cellOf={(row, column) => {
        const cell = cells.get(`${row.key} ${column.key}`)
        return cell ? { level: cell.median, change: null, note: format.sample(cell.n) } : null
      }}
      level={{
        scale: levelScale([...cells.values()].map(({ median }) => median)),
        label: <Trans>Median psf</Trans>,
        format: format.psfFigure,
      }}
      change={null}
      choice=""
      shown="level"
      words={{ noFigure: t`no sale on record`, noHome: t`no home` }}
    />
  )
}
