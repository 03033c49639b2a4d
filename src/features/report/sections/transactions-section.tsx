import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TransactionsTable } from '#property/evidence/transactions-table.tsx'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { LoadFailed } from '../page/load-failed.tsx'
import type { Project } from '../project.ts'
import { useIsFrozen, useReport, useReportSearch } from '../report-address.ts'
import type { ReportSubject } from '../report-guard.ts'
import { TRANSACTIONS_PAGE_SIZE } from '../search.ts'
import { SECTION_TITLES } from './section-titles.ts'

function KindChips({ rent }: { rent: boolean }) {
  return (
    <div className="no-print mt-3 flex gap-2">
      <ChipLink to="." search={(old) => ({ ...old, deals: undefined, page: undefined })} resetScroll={false} on={!rent}>
        <Trans>Sales</Trans>
      </ChipLink>
      <ChipLink to="." search={(old) => ({ ...old, deals: 'rent', page: undefined })} resetScroll={false} on={rent}>
        <Trans>Rents</Trans>
      </ChipLink>
    </div>
  )
}

/** Recorded deals of the project, twenty a page; rents only where the market discloses them. */
export function TransactionsSection({ subject, project, format }: { subject: ReportSubject; project: Project; format: Format }) {
  const { t, i18n } = useLingui()
  const search = useReportSearch()
  const isFrozen = useIsFrozen()
  const result = useReport().answers?.transactions
  const rent = search.deals === 'rent' && Boolean(project.rentCount)
  const deals = result?.ok ? result.value.project?.transactions : undefined
  return (
    <PageSection
      id="deals"
      title={i18n._(SECTION_TITLES.deals)}
      aside={
        deals ? (
          <>
            {rent ? (
              <Plural value={deals.totalCount} one="# rental contract" other="# rental contracts" />
            ) : (
              <Plural value={deals.totalCount} one="# sale" other="# sales" />
            )}
            <OldTo month={project.figuresTo} format={format} />
          </>
        ) : null
      }
    >
      {project.rentCount && !isFrozen ? <KindChips rent={rent} /> : null}
      {result?.ok === false ? (
        <div className="mt-4">
          <LoadFailed failure={result.failure} />
        </div>
      ) : !deals || deals.nodes.length === 0 ? (
        <div className="mt-4">
          <Panel kind="empty" title={deals?.totalCount ? <Trans>No deals on this page</Trans> : <Trans>No deals recorded yet</Trans>} />
        </div>
      ) : (
        <>
          <TransactionsTable
            group={subject.typeGroup}
            propertyGroup={project.propertyGroup}
            isCommercial={project.isCommercial}
            rows={deals.nodes}
            format={format}
            caption={rent ? t`Recorded rents, newest first` : t`Recorded sales, newest first`}
          />
          {isFrozen ? null : (
            <div className="mt-5">
              <Pagination
                page={search.page ?? 1}
                pageCount={Math.ceil(deals.totalCount / TRANSACTIONS_PAGE_SIZE)}
                link={({ page, ...link }) => (
                  <Link {...link} to="." search={(old) => ({ ...old, page: page === 1 ? undefined : page })} hash="deals" />
                )}
              />
            </div>
          )}
        </>
      )}
    </PageSection>
  )
}
