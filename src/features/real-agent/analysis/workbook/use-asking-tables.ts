import { useLingui } from '@lingui/react/macro'
import type { AnalysisWorkbookQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { quantileSorted } from '#lib/quantiles.ts'
import { useFormat } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { formatDay } from '#session/day-time.ts'
import type { WorkbookTable } from './workbook-text.ts'

type Fields = AnalysisWorkbookQuery['analysisWorkbook']
type Market = Pick<AnalysisWorkbookQuery['market'], 'currencyCode'>

/** What is asked now for such homes, beside what the workbook's sales were paid; null where too few are for sale, and in what was shared before it was told. */
export function useForSaleTable({ forSale, sales, unitMix, place }: Fields, { currencyCode }: Market): WorkbookTable | null {
  const { i18n, t } = useLingui()
  const format = useFormat(currencyCode)
  if (!forSale) return null
  const kind = unitMixWord(i18n._.bind(i18n), unitMix, place.propertyGroup)
  const { areaName, areaNameLocal } = forSale
  const where =
    areaName === null || areaName === undefined ? localName(i18n, place) : localName(i18n, { name: areaName, nameLocal: areaNameLocal })
  const [count, day] = [format.count(forSale.count), formatDay(forSale.date, i18n.locale)]
  const [low, asked, high] = [format.psfFigure(forSale.psf.low), format.psfFigure(forSale.psf.median), format.psfFigure(forSale.psf.high)]
  const paid = sales.map(({ sale }) => sale.psf).sort((a, b) => a - b)
  const words = [
    t`Homes of this kind for sale on ${day}: ${count} (${kind}, ${where}). Asked psf, median: ${asked}; the middle half lies between ${low} and ${high}.`,
  ]
  if (paid.length > 0) {
    const median = quantileSorted(paid, 0.5)
    const [sold, number, apart] = [format.psfFigure(median), format.count(paid.length), format.change(forSale.psf.median / median - 1)]
    words.push(
      t`Paid psf, median of the ${number} sales above: ${sold}, as recorded. What is asked differs from it by ${apart}; asking prices are no sales.`,
    )
  }
  return {
    words,
    columns: [t`Home`, t`Size`, t`Asked`, t`Asked psf`, t`Advertised since`],
    rows: forSale.homes.map(({ projectName, projectNameLocal, areaSqm, price, psf, since }) => [
      localName(i18n, { name: projectName, nameLocal: projectNameLocal }),
      areaSqm == null ? '' : format.area(areaSqm),
      format.money(price),
      format.psfFigure(psf),
      formatDay(since, i18n.locale),
    ]),
  }
}

/** What each step of the asking price has meant; null where the records do not tell. */
export function useStepTable({ askingSteps = [], value }: Fields, { currencyCode }: Market): WorkbookTable | null {
  const { t } = useLingui()
  const format = useFormat(currencyCode)
  if (askingSteps.length === 0) return null
  const money = (share: number) => format.money(Math.round(value * share))
  const range = (from: number | null, to: number | null) => {
    const [low, high] = [money(from ?? 1), money(to ?? 1)]
    if (from === null) return t`below ${high}`
    return to === null ? t`from ${low}` : t`${low} to ${high}`
  }
  return {
    words: [
      t`How long homes of this group were advertised here until they were sold, by what was first asked against their estimate; set to the value of this home. Of the last two years; what was not sold is left out.`,
    ],
    columns: [t`Asking price`, t`Against the value`, t`Days until sold, median`, t`Middle half, days`, t`Homes`],
    rows: askingSteps.map(({ from, to, count, days }) => [
      range(from ?? null, to ?? null),
      [from == null ? '' : format.change(from - 1), to == null ? '' : format.change(to - 1)].join(' … ').trim(),
      format.count(days.median),
      `${format.count(days.low)}–${format.count(days.high)}`,
      format.count(count),
    ]),
  }
}
