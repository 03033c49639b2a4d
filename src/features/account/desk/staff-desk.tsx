import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { DESK_PAGE_SIZE } from '../search.ts'
import { DeskFilter } from './desk-filter.tsx'
import type { Desk } from './desk-page.ts'
import { PromoCodeTable } from './promo-code-table.tsx'
import { UserTable } from './user-table.tsx'

/** §6: accounts and promotion codes, for ROLE_ADMIN and ROLE_SALE. */
export function StaffDesk({ desk }: { desk: Desk }) {
  const { t } = useLingui()
  const search = useSearch({ from: '/_default/user/account-overview' })
  const total = desk.page.ok ? desk.page.value.totalCount : 0
  return (
    <PageSection
      title={<Trans>Staff desk</Trans>}
      aside={
        desk.name === 'users' ? (
          <Plural value={total} one="# account" other="# accounts" />
        ) : (
          <Plural value={total} one="# promotion code" other="# promotion codes" />
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3">
        <LinkTabs label={t`Staff desk`}>
          <LinkTab to="/user/account-overview" search={{ desk: 'users' }} resetScroll={false} current={desk.name === 'users'}>
            <Trans>Accounts</Trans>
          </LinkTab>
          <LinkTab to="/user/account-overview" search={{ desk: 'promo-codes' }} resetScroll={false} current={desk.name === 'promo-codes'}>
            <Trans>Promotion codes</Trans>
          </LinkTab>
        </LinkTabs>
        <DeskFilter name={desk.name} search={search} />
        {desk.page.ok ? <DeskTable desk={desk} /> : <FailedPanel title={<Trans>The list could not be loaded</Trans>} />}
        <Pagination
          page={search.page ?? 1}
          pageCount={Math.ceil(total / DESK_PAGE_SIZE)}
          link={({ page, ...link }) => (
            <Link
              {...link}
              to="/user/account-overview"
              search={(now) => ({ ...now, page: page === 1 ? undefined : page })}
              resetScroll={false}
            />
          )}
        />
      </div>
    </PageSection>
  )
}

function DeskTable({ desk }: { desk: Desk }) {
  if (desk.name === 'users') return desk.page.ok ? <UserTable users={desk.page.value.nodes} /> : null
  return desk.page.ok ? <PromoCodeTable codes={desk.page.value.nodes} /> : null
}
