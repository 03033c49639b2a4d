import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useSearch } from '@tanstack/react-router'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { DESK_PAGE_SIZE } from '../search.ts'
import { DESK_LISTS } from '../words/desk-words.tsx'
import { PromoCodeList } from './codes/promo-code-list.tsx'
import { DeskFilter, STAFF_DESK } from './desk-filter.tsx'
import type { Desk } from './desk-page.ts'
import { FeedDesk } from './feeds/feed-desk.tsx'
import { LeadRuleDesk } from './lead-rules/lead-rule-desk.tsx'
import { LetterTable } from './letter-table.tsx'
import { LicenceTable } from './licence-table.tsx'
import { MessageTable } from './message-table.tsx'
import { ProblemList } from './problems/problem-list.tsx'
import { UserTable } from './user-table.tsx'
import { VendorList } from './vendors/vendor-list.tsx'

/** Lists without anything to search them by. */
const UNFILTERED: ReadonlySet<Desk['name']> = new Set(['letters', 'vendors', 'enquiry-rules', 'feeds', 'listing-problems'])
/** Lists that are on one page. */
const WHOLE: ReadonlySet<Desk['name']> = new Set(['vendors', 'enquiry-rules', 'feeds'])

/** §6: accounts, licences and promotion codes, for ROLE_ADMIN and ROLE_SALE. */
export function StaffDeskPage() {
  const { t } = useLingui()
  const desk = useLoaderData({ from: '/_default/user/account-overview/staff/{-$desk}' })
  const search = useSearch({ from: '/_default/user/account-overview/staff/{-$desk}' })
  if (!desk) return null
  const total = desk.page.ok ? desk.page.value.totalCount : 0
  const held = desk.name === 'promo-codes' && desk.page.ok ? desk.page.value.held.length : 0
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-9">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="title text-4xl">
          <Trans>Staff desk</Trans>
        </h1>
        <p className="figures text-ink-2">
          <DeskTotal name={desk.name} total={total} held={held} />
        </p>
      </header>
      <LinkTabs label={t`Staff desk`}>
        {DESK_LISTS.map(({ name, segment, title }) => (
          <LinkTab key={name} to={STAFF_DESK} params={{ desk: segment }} current={desk.name === name}>
            {title}
          </LinkTab>
        ))}
      </LinkTabs>
      <p className="max-w-[68ch] text-ink-2">{DESK_LISTS.find(({ name }) => name === desk.name)?.text}</p>
      {UNFILTERED.has(desk.name) ? null : <DeskFilter key={`${desk.name} ${search.find}`} name={desk.name} search={search} />}
      {desk.page.ok ? <DeskTable desk={desk} /> : <FailedPanel title={<Trans>The list could not be loaded</Trans>} />}
      <Pagination
        page={search.page ?? 1}
        pageCount={WHOLE.has(desk.name) ? 1 : Math.ceil(total / DESK_PAGE_SIZE)}
        link={({ page, ...link }) => (
          <Link
            {...link}
            from={STAFF_DESK}
            to="."
            search={(now) => ({ ...now, page: page === 1 ? undefined : page })}
            resetScroll={false}
          />
        )}
      />
    </div>
  )
}

/** How long a list is; of promotion codes also how many are held by people, which stand below the list of codes. */
function DeskTotal({ name, total, held }: { name: Desk['name']; total: number; held: number }) {
  if (name === 'accounts') return <Plural value={total} one="# account" other="# accounts" />
  if (name === 'licences') return <Plural value={total} one="# licence" other="# licences" />
  if (name === 'messages') return <Plural value={total} one="# message" other="# messages" />
  if (name === 'letters') return <Plural value={total} one="# failed mail" other="# failed mails" />
  if (name === 'vendors') return <Plural value={total} one="# vendor" other="# vendors" />
  if (name === 'listing-problems') return <Plural value={total} one="# problem" other="# problems" />
  if (name === 'enquiry-rules') return <Plural value={total} one="# rule" other="# rules" />
  if (name === 'feeds') return <Plural value={total} one="# agency" other="# agencies" />
  return (
    <>
      <Plural value={total} one="# promotion code" other="# promotion codes" />
      {held > 0 ? (
        <>
          {' · '}
          <Plural value={held} one="# held by a person" other="# held by people" />
        </>
      ) : null}
    </>
  )
}

function DeskTable({ desk }: { desk: Desk }) {
  if (!desk.page.ok) return null
  if (desk.name === 'accounts') return <UserTable users={desk.page.value.nodes} />
  if (desk.name === 'licences') return <LicenceTable licences={desk.page.value.nodes} />
  if (desk.name === 'messages') return <MessageTable messages={desk.page.value.nodes} />
  if (desk.name === 'letters') return <LetterTable letters={desk.page.value.nodes} />
  if (desk.name === 'vendors') return <VendorList page={desk.page.value} />
  if (desk.name === 'listing-problems') return <ProblemList problems={desk.page.value.nodes} />
  if (desk.name === 'enquiry-rules') return <LeadRuleDesk key={desk.page.value.version} page={desk.page.value} />
  if (desk.name === 'feeds') return <FeedDesk page={desk.page.value} />
  return <PromoCodeList page={desk.page.value} />
}
