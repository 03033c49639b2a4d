import { Trans, useLingui } from '@lingui/react/macro'
import { NO_SUCH_HOME, refusalWords } from '#property/estimate/estimate-words.ts'
import { KnownHomes } from '#property/estimate/known-homes.tsx'
import { AgedMonth, OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import type { Project, Refusal } from '../project.ts'

/** The refusal where evidence is thin: why, how many sales there are, how many it takes, and what is known instead. */
export function RefusalBlock({ refusal, project, format }: { refusal: Refusal; project: Project; format: Format }) {
  const { i18n } = useLingui()
  const { evidence, needed, newestEvidence: newest } = refusal
  const last =
    project.lastSaleMonth && project.lastSalePrice !== null
      ? { on: project.lastSaleMonth, month: format.month(project.lastSaleMonth), price: format.money(project.lastSalePrice) }
      : null
  return (
    <div>
      <h2 className="text-ink-2">
        <Trans>Estimate, sale</Trans>
      </h2>
      <p className="title mt-1 text-3xl">
        {NO_SUCH_HOME.includes(refusal.reason) ? (
          <Trans>No estimate: no such home on record</Trans>
        ) : (
          <Trans>No estimate: too little evidence</Trans>
        )}
      </p>
      <p className="mt-2 max-w-[60ch] text-lg text-ink-2">
        {i18n._(refusalWords[refusal.reason])} <KnownHomes refusal={refusal} format={format} />{' '}
        {NO_SUCH_HOME.includes(refusal.reason) ? null : (
          <Trans>
            Usable sales: {evidence}. Needed: {needed}.
          </Trans>
        )}{' '}
        {newest ? (
          <Trans>
            The newest is from <AgedMonth month={newest} format={format} />.
          </Trans>
        ) : null}
      </p>
      {last ? (
        <p className="figures mt-3 text-lg">
          <Trans>
            Last recorded sale: <b className="font-semibold">{last.price}</b>, {last.month}
          </Trans>
          <OldData month={last.on} />
        </p>
      ) : null}
    </div>
  )
}
