import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LandParcelFragment } from '#graphql/generated/graphql.ts'
import { useFormat } from '#property/use-format.ts'
import { cx } from '#ui/class-names.ts'
import { type LandStageName, landStages } from './land-stages.ts'

const stageWords: Record<LandStageName, MessageDescriptor> = {
  launch: msg`Tender launched`,
  close: msg`Tender closes`,
  award: msg`Awarded`,
  completion: msg`Completed`,
}

/** The steps of a site's sale with their months; what is not on record says so. */
export function LandTimeline({ land, currency }: { land: LandParcelFragment; currency: string }) {
  const { i18n } = useLingui()
  const format = useFormat(currency)
  const ppr = land.psfPpr === null ? null : format.psfFigure(land.psfPpr)
  return (
    <ol className="grid gap-y-5 pt-6 sm:grid-cols-4">
      {landStages(land).map(({ name, month, isDone }) => (
        <li
          key={name}
          className={cx(
            'grid content-start gap-0.5 max-sm:border-s-2 max-sm:ps-4 sm:border-t-2 sm:pt-3 sm:pe-4',
            isDone ? 'border-lagoon' : 'border-line',
          )}
        >
          <span className={isDone ? 'font-[560]' : 'text-ink-3'}>
            {i18n._(isDone && name === 'close' ? msg`Tender closed` : stageWords[name])}
          </span>
          <span className="figures text-ink-2">
            {month !== null ? format.month(month) : isDone ? <Trans>month not on record</Trans> : <Trans>not yet</Trans>}
          </span>
          {name === 'award' && land.price !== null ? (
            <span className="figures text-lg font-semibold">
              {format.short(land.price)}
              {ppr === null ? null : (
                <span className="ps-2 text-sm font-normal text-ink-3">
                  <Trans>{ppr} psf ppr</Trans>
                </span>
              )}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
