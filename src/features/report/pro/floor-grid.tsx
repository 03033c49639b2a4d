import { Trans, useLingui } from '@lingui/react/macro'
import { floorText } from '#property/evidence/transactions-table.tsx'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { Pro, Project } from '../project.ts'
import { StackGrid } from '../stack-grid/stack-grid.tsx'
import { levelScale } from '../stack-grid/stack-scale.ts'
import { Pooled } from './spread-section.tsx'

interface FloorGridProps {
  project: Project
  floors: Pro['floorFigures']
  heading: SectionHeading
  format: Format
}

/** Of how many sales, which months and in which money the figures of floors are. */
export const pooledFloors = ({ bands, inPricesOf }: Pro['floorFigures']) => ({
  n: bands.reduce((sum, { n }) => sum + n, 0),
  from: bands.map(({ first }) => first).sort()[0] ?? '',
  to:
    bands
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? '',
  inPricesOf,
})

/** Where sales tell their band of floors and not their home: the median of all years by band and kind of home, in today's money. */
export function FloorGrid({ project, floors, heading, format }: FloorGridProps) {
  const { t, i18n } = useLingui()
  const { bands } = floors
  const rows = [...new Set(bands.map(({ floorLow, floorHigh }) => floorText(floorLow, floorHigh)))]
  const mixes = [...new Set(bands.map(({ unitMix }) => unitMix))].sort()
  const cells = new Map(bands.map((band) => [`${floorText(band.floorLow, band.floorHigh)} ${band.unitMix}`, band]))
  return (
    <PageSection
      {...heading}
      aside={
        <>
          <Trans>Median psf</Trans>: <Pooled pooled={pooledFloors(floors)} format={format} />
        </>
      }
    >
      <div className="pt-4">
        <StackGrid
          caption={t`Median price per square foot by band of floors and kind of home`}
          corner={t`Floors`}
          columns={mixes.map((mix) => ({ key: mix, label: unitMixWord(i18n._.bind(i18n), mix, project.propertyGroup) }))}
          rows={rows.map((row) => ({ key: row, label: row }))}
          cellOf={(row, column) => {
            const cell = cells.get(`${row.key} ${column.key}`)
            return cell ? { level: cell.medianPsf, change: null, note: format.sample(cell.n) } : null
          }}
          level={{
            scale: levelScale(bands.map(({ medianPsf }) => medianPsf)),
            label: <Trans>Median psf</Trans>,
            format: format.psfFigure,
          }}
          change={null}
          choice=""
          shown="level"
          words={{ noFigure: t`no sale on record`, noHome: t`no home` }}
        />
      </div>
    </PageSection>
  )
}
