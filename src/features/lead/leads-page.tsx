import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import { MissingRightPanel } from '#access/seat/missing-right-panel.tsx'
import { useLookAnew } from '#session/use-look-anew.ts'
import { cx } from '#ui/class-names.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { FindForm } from '#ui/form/find-form.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import type { LeadCounts, OwnInbox } from './inbox.ts'
import { LeadDetail } from './lead-detail.tsx'
import { LeadExport } from './lead-export.tsx'
import { LeadItem } from './lead-item.tsx'
import { PILE_WORDS } from './lead-words.ts'
import { LEAD_PAGE_SIZE, LEAD_PILES, type LeadPile } from './search.ts'
import { useKeptRow } from './use-kept-row.ts'

const FROM = '/_default/user/leads'

const NOTHING: Pick<OwnInbox, 'leads' | 'opened'> = { leads: { totalCount: 0, nodes: [] }, opened: null }

/** Who wrote to the viewer: the piles, the list, and beside it, or on a phone in its place, the enquiry that is opened. */
export function LeadsPage() {
  const { t, i18n } = useLingui()
  const inbox = useLoaderData({ from: FROM })
  const search = useSearch({ from: FROM })
  useLookAnew()
  const pile = search.pile ?? 'open'
  const { leads, opened } = inbox?.ok ? inbox.value : NOTHING
  const rows = useKeptRow(leads.nodes, opened?.ok ? opened.value.lead : null, `${pile} ${search.find} ${search.page}`)
  if (!inbox) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <h1 className="title text-4xl">
        <Trans>Enquiries</Trans>
      </h1>
      {inbox.ok ? (
        <>
          <LinkTabs label={t`Piles of enquiries`}>
            {LEAD_PILES.map((one) => (
              <LinkTab
                key={one}
                from="/user/leads"
                to="."
                search={(now) => ({ find: now.find, pile: one === 'open' ? undefined : one })}
                current={one === pile}
              >
                {i18n._(PILE_WORDS[one])} <span className="figures font-normal">{countOf(one, inbox.value.counts)}</span>
              </LinkTab>
            ))}
          </LinkTabs>
          {pile === 'doubtful' ? null : <HeldBack count={Number(countOf('doubtful', inbox.value.counts))} />}
          <div className="flex flex-wrap items-start justify-between gap-3">
            <LeadFind key={search.find} find={search.find} />
            {leads.totalCount > 0 ? <LeadExport pile={pile} find={search.find} /> : null}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className={cx('grid gap-5', search.lead && 'max-lg:hidden')}>
              {rows.length === 0 ? (
                <NoLeads missing={inbox.value.missing} />
              ) : (
                <ul aria-label={t`Enquiries, newest first`} className="border-t border-line">
                  {rows.map((lead) => (
                    <LeadItem key={lead.id} lead={lead} isOpened={lead.id === search.lead} />
                  ))}
                </ul>
              )}
              <Pagination
                page={search.page ?? 1}
                pageCount={Math.ceil(leads.totalCount / LEAD_PAGE_SIZE)}
                link={({ page, ...link }) => (
                  <Link {...link} from="/user/leads" to="." search={(now) => ({ ...now, page: page === 1 ? undefined : page })} />
                )}
              />
            </div>
            {opened === null ? null : opened.ok ? (
              <LeadDetail key={opened.value.lead.id} opened={opened.value} />
            ) : (
              <FailedPanel title={<Trans>This enquiry is not among yours.</Trans>} />
            )}
          </div>
        </>
      ) : (
        <FailedPanel title={<Trans>Your enquiries could not be loaded</Trans>} />
      )}
    </div>
  )
}

/** Why a pile is empty. */
export function NoLeads({ missing }: Pick<OwnInbox, 'missing'>) {
  if (missing)
    return (
      <MissingRightPanel missing={missing} title={<Trans>Your seat does not include enquiries</Trans>}>
        <Trans>With that right enquiries are given to you, and you answer them here.</Trans>
      </MissingRightPanel>
    )
  return (
    <Panel kind="empty" title={<Trans>No enquiry lies here</Trans>}>
      <Trans>What people write to you from a shared page, an advertisement or an appointment comes here.</Trans>
    </Panel>
  )
}

/** Says on the other piles that something waits on the pile of what is held back. */
function HeldBack({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="rounded bg-caution-soft p-4 text-caution-ink">
      <Plural
        value={count}
        one="# enquiry is held back because a machine may have written it."
        other="# enquiries are held back because machines may have written them."
      />{' '}
      <Link from="/user/leads" to="." search={{ pile: 'doubtful' }} className="font-semibold underline underline-offset-4">
        <Trans>Look at what is held back</Trans>
      </Link>
    </p>
  )
}

const STATES: Partial<Record<LeadPile, readonly LeadCounts[number]['state'][]>> = {
  open: ['NEW', 'CONTACTED', 'MEETING'],
  new: ['NEW'],
  contacted: ['CONTACTED'],
  meeting: ['MEETING'],
  won: ['WON'],
  lost: ['LOST'],
}

/** How many lie on a pile; '' where that is not counted. */
function countOf(pile: LeadPile, counts: LeadCounts): number | '' {
  const states = pile === 'doubtful' ? STATES.open : STATES[pile]
  const wanted = counts.filter(({ state, isSuspected }) => isSuspected === (pile === 'doubtful') && states?.includes(state))
  return states ? wanted.reduce((sum, { total }) => sum + total, 0) : ''
}

/** Finds enquiries by their words or by who wrote; in the address. */
function LeadFind({ find }: { find: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/user/leads' })
  return (
    <FindForm
      find={find}
      label={t`Find enquiries by their words, a name, an address or a phone number`}
      placeholder={t`Words, name, e-mail or phone`}
      onFind={(words) => void navigate({ to: '.', search: (now) => ({ ...now, find: words, page: undefined }) })}
      className="grow"
    >
      <Trans>Find</Trans>
    </FindForm>
  )
}
