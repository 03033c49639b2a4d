import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { isOfferedTo } from '#access/sub-account.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useFormat } from '../use-format.ts'
import { ToolCard, toolTable } from './tool-card.tsx'
import type { ToolExampleFacts } from './tool-facts.ts'

/** The three newest deals of an area with the median of its last twelve months, as its transaction list has them. */
export function ListExample({ facts, country }: { facts: ToolExampleFacts; country: CountryCode }) {
  const { i18n, t } = useLingui()
  const format = useFormat(facts.currency)
  const { viewer } = useRouteContext({ from: '__root__' })
  if (!facts.list) return null
  const { area, from, deals, n, median } = facts.list
  const [name, psf] = [localName(i18n, area), format.psf(median)]
  return (
    <ToolCard
      title={<Trans>Transaction lists</Trans>}
      to="/transaction-lists"
      about={
        <Trans>
          {name}: <Plural value={n} one="# sale" other="# sales" /> in twelve months, at a median of {psf}.
        </Trans>
      }
    >
      <table className={toolTable.table}>
        <caption className="sr-only">{t`The newest sales: ${name}`}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${toolTable.head} text-start`}>
              <Trans>Project</Trans>
            </th>
            <th scope="col" className={`${toolTable.head} text-end`}>
              <Trans>Price</Trans>
            </th>
            <th scope="col" className={`${toolTable.head} text-end`}>
              <Trans>psf</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {deals.map(({ transaction, projectName, projectNameLocal }) => (
            <tr key={transaction.id}>
              <th scope="row" className={`${toolTable.cell} text-start`}>
                {localName(i18n, { name: projectName, nameLocal: projectNameLocal })}{' '}
                <span className="whitespace-nowrap text-ink-3">{format.month(transaction.month)}</span>
              </th>
              <td className={`${toolTable.cell} figures text-end whitespace-nowrap`}>{format.money(transaction.price)}</td>
              <td className={`${toolTable.cell} figures text-end whitespace-nowrap`}>
                {transaction.psf === null ? '–' : format.psfFigure(transaction.psf)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOfferedTo(viewer, '/transaction-lists') ? (
        <p>
          <Link
            to="/transaction-lists"
            search={{ countryCode: country, areaId: area.id, q: area.name, from }}
            className="inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4"
          >
            <Trans>Open this list</Trans>
          </Link>
        </p>
      ) : null}
    </ToolCard>
  )
}
