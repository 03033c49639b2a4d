import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import { localName } from '#lib/local-name.ts'
import { projectLink } from '#property/address/project-link.ts'
import { TransactionsTable } from '#property/evidence/transactions-table.tsx'
import { useFormat } from '#property/use-format.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { DealsFilters } from './deals-filters.tsx'
import { DEALS_PAGE_SIZE, type DealsRequest } from './deals-request.ts'
import { DealsTotals } from './deals-totals.tsx'
import type { dealsQuery } from './queries.ts'
import type { DealsSearch } from './search.ts'

interface DealsListProps {
  request: DealsRequest
  search: DealsSearch
  deals: AnswerOf<typeof dealsQuery>
}

/** The deals of one project: a summary in words, then one page of them. */
export function DealsList({ request, search, deals }: DealsListProps) {
  const { i18n, t } = useLingui()
  const format = useFormat(deals.ok ? deals.value.market.currencyCode : 'SGD')
  if (!deals.ok) return <FailedPanel title={<Trans>The deals could not be loaded</Trans>} />
  const { project, market } = deals.value
  if (!project) return null
  const { area, transactions } = project
  const name = localName(i18n, project)
  const isRent = request.kind === 'RENT'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <Link
            to="/transaction-lists"
            search={{ countryCode: request.country }}
            className="text-sm text-lagoon underline-offset-4 hover:underline"
          >
            <Trans>Transaction lists</Trans>
          </Link>
          <h1 className="title mt-1 text-3xl wrap-anywhere sm:text-4xl">{name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
            {localName(i18n, area)}
            {market.isDemo ? <Badge tone="caution">{t`Demo data`}</Badge> : null}
          </p>
        </div>
        <ButtonLink {...projectLink(project, request.country)} look="primary">
          <Trans>What a home here is worth</Trans>
        </ButtonLink>
      </header>
      <DealsFilters project={project} market={market} search={search} />
      <DealsTotals count={transactions.totalCount} psf={transactions.psf} rent={isRent} format={format} />
      {transactions.nodes.length === 0 ? (
        <Panel kind="empty" title={<Trans>No deals here</Trans>}>
          <Trans>Nothing recorded fits all of these filters. Take one away.</Trans>
        </Panel>
      ) : (
        <TransactionsTable
          rows={transactions.nodes}
          format={format}
          caption={isRent ? t`Recorded rents of ${name}, newest first` : t`Recorded sales of ${name}, newest first`}
          group={request.typeGroup}
          propertyGroup={project.propertyGroup}
        />
      )}
      <Pagination
        page={search.page ?? 1}
        pageCount={Math.ceil(transactions.totalCount / DEALS_PAGE_SIZE)}
        link={({ page, ...link }) => <Link {...link} to="/transaction-lists" search={{ ...search, page: page === 1 ? undefined : page }} />}
      />
    </div>
  )
}
