import { Trans, useLingui } from '@lingui/react/macro'
import { sqftToSqm } from '#lib/units.ts'
import { TypicalPlan } from '#property/picture/typical-plan.tsx'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { SaleLaunch } from './sale-units.ts'

type Plan = SaleLaunch['plans'][number]

/** The floor plans, one for each plan of the price list. */
export function SalePlans({ launch: { plans, site }, format }: { launch: SaleLaunch; format: Format }) {
  if (plans.length === 0) return null
  const isDrawnHere = plans.some(({ url }) => url === null)
  return (
    <PageSection id="plans" title={<Trans>Floor plans</Trans>} className="scroll-mt-20 print:break-inside-avoid">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-3">
        {plans.map((plan) => (
          <li key={plan.plan} className="grid break-inside-avoid">
            <PlanCard plan={plan} group={site?.propertyGroup ?? 'CONDO'} format={format} />
          </li>
        ))}
      </ul>
      {isDrawnHere ? (
        <p className="max-w-[72ch] pt-3 text-xs text-ink-3">
          <Trans>
            Where the developer’s file has no drawing, a usual layout of that kind and size is drawn here. It is not the plan of a home; the
            contract of sale holds that.
          </Trans>
        </p>
      ) : null}
    </PageSection>
  )
}

interface PlanCardProps {
  plan: Plan
  group: NonNullable<SaleLaunch['site']>['propertyGroup']
  format: Format
}

function PlanCard({ plan: { plan, url, homes }, group, format }: PlanCardProps) {
  const { i18n, t } = useLingui()
  const kind = unitMixWord((word) => i18n._(word), homes.unitMix, 'CONDO')
  const areaSqm = sqftToSqm((homes.sizeMin + homes.sizeMax) / 2)
  const [left, count] = [format.count(homes.available), format.count(homes.count)]
  const from = homes.priceMin === null ? null : format.money(homes.priceMin)
  return (
    <article className="flex flex-col overflow-hidden rounded border border-line bg-sheet">
      <div className="grid h-56 place-items-center bg-sheet p-4 print:h-36 print:p-1">
        {url === null ? (
          <TypicalPlan unitMix={homes.unitMix} group={group} areaSqm={areaSqm} format={format} className="size-full max-h-48" />
        ) : (
          <img src={url} alt={t`Floor plan ${plan}: ${kind}`} loading="lazy" className="size-full object-contain" />
        )}
      </div>
      <div className="figures border-t border-line p-4 print:p-2 print:text-sm">
        <h3 className="font-[560]">
          {plan} · {kind}
        </h3>
        <p className="text-sm text-ink-2">{format.areas(areaSqm)}</p>
        <p className="pt-1 text-sm">
          <Trans>
            {left} of {count} left
          </Trans>
          {from ? (
            <>
              {' · '}
              <Trans>from {from}</Trans>
            </>
          ) : null}
        </p>
      </div>
    </article>
  )
}
