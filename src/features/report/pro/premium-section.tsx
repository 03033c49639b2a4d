import { Plural, Trans } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { Pro } from '../project.ts'
import { pooledFloors } from './floor-grid.tsx'
import { KeyNumber } from './key-number.tsx'
import { Pooled } from './spread-section.tsx'

interface PremiumProps {
  floors: Pro['floorFigures']
  heading: SectionHeading
  format: Format
}

/** What one floor adds to the price of a home of the same rooms and size, with its interval and n. */
export function PremiumSection({ floors, heading, format }: PremiumProps) {
  const { premium, bands } = floors
  return (
    <PageSection
      {...heading}
      aside={premium && bands.length > 0 ? <Pooled pooled={{ ...pooledFloors(floors), n: premium.n }} format={format} /> : null}
    >
      <div className="grid gap-3 pt-4">
        {premium ? (
          <dl>
            <KeyNumber
              figure={<Precise fraction={premium.perFloor} format={format} />}
              small={
                <Trans>
                  95% interval <Precise fraction={premium.low} format={format} /> to <Precise fraction={premium.high} format={format} />;{' '}
                  <Plural value={premium.n} one="# sale" other="# sales" />
                </Trans>
              }
            >
              <Trans>a floor, on the price per sqft</Trans>
            </KeyNumber>
          </dl>
        ) : (
          <p className="text-ink-2">
            <Trans>Too few sales on different floors are on record to tell what a floor adds.</Trans>
          </p>
        )}
        <p className="max-w-[72ch] text-xs text-ink-3">
          <Trans>
            Homes of the same number of rooms and the same size are compared with each other, so that neither counts as a floor’s doing.
          </Trans>{' '}
          <Trans>Which way a home faces is not in the data, so nothing is said of what a view adds.</Trans>
        </p>
      </div>
    </PageSection>
  )
}

/** two digits: a floor adds less than a percent */
const Precise = ({ fraction, format }: { fraction: number; format: Format }) => (
  <>
    {fraction < 0 ? '−' : '+'}
    {format.percent(Math.abs(fraction), 2)}
  </>
)
