import { Trans } from '@lingui/react/macro'
import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { LABEL_PAGE_SIZE } from '../search.ts'
import { LabelStandingPanel } from './label-standing-panel.tsx'
import { SheetList } from './sheet-list.tsx'
import { SuppressionSection } from './suppression-section.tsx'

const route = getRouteApi('/_agent/realAgent/property-label/PdfList')
const LIST = '/realAgent/property-label/PdfList'
const pagesOf = (count: number): number => Math.ceil(count / LABEL_PAGE_SIZE)

/** The sheets made before, and the homes that asked for no letters; for staff those of everybody. */
export function LabelListPage() {
  const lists = route.useLoaderData()
  const { page = 1, held = 1 } = route.useSearch()
  const { viewer } = useRouteContext({ from: '__root__' })
  if (!lists) return null
  const { standing, sheets, suppressed } = lists
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-10 py-9">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title text-4xl">
            <Trans>Label sheets</Trans>
          </h1>
          <p className="mt-1 max-w-[68ch] text-ink-2">
            <Trans>
              Addresses are kept, names of people are not. The PDF is made anew each time, without homes that asked for no letters.
            </Trans>
          </p>
        </div>
        {sheets ? (
          <ButtonLink to="/realAgent/property-label" look="primary">
            <Trans>Make a sheet</Trans>
          </ButtonLink>
        ) : null}
      </header>
      {standing && !sheets ? <LabelStandingPanel standing={standing} /> : null}
      {sheets ? (
        sheets.ok ? (
          <div>
            <SheetList sheets={sheets.value.nodes} />
            <Pagination
              page={page}
              pageCount={pagesOf(sheets.value.totalCount)}
              link={({ page: to, ...link }) => (
                <Link {...link} from={LIST} to="." search={(search) => ({ ...search, page: to === 1 ? undefined : to })} />
              )}
            />
          </div>
        ) : (
          <FailedPanel title={<Trans>Your sheets could not be loaded</Trans>} />
        )
      ) : null}
      {suppressed ? (
        <PageSection title={<Trans>Homes that asked for no letters</Trans>}>
          {suppressed.ok ? (
            <>
              <SuppressionSection homes={suppressed.value.nodes} isForAll={viewer.isStaff} />
              <Pagination
                page={held}
                pageCount={pagesOf(suppressed.value.totalCount)}
                link={({ page: to, ...link }) => (
                  <Link {...link} from={LIST} to="." search={(search) => ({ ...search, held: to === 1 ? undefined : to })} />
                )}
              />
            </>
          ) : (
            <FailedPanel title={<Trans>The list could not be loaded</Trans>} />
          )}
        </PageSection>
      ) : null}
    </div>
  )
}
