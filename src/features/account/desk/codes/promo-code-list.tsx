import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { formatMoney, formatPercent } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'
import { countryName } from '#session/country-name.ts'
import { formatDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { PromoCodePage } from '../desk-page.ts'
import { codeFailureWords } from './code-values.ts'
import { promoOf } from './promo-params.ts'

const PromoCodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).PromoCodeForm }))

type PromoCode = PromoCodePage['nodes'][number]

/** Promotion codes with their use, the newest first; a new one can be made, and each ended. */
export function PromoCodeList({ page: { nodes, held } }: { page: PromoCodePage }) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const isNarrowed = useSearch({
    from: '/_default/user/account-overview/staff/{-$desk}',
    select: ({ find, of }) => find !== undefined || of !== undefined,
  })
  const [isAdding, setAdding] = useState(false)
  const columns: Column<PromoCode>[] = [
    {
      key: 'code',
      header: t`Promotion code`,
      cell: (code) => (
        <>
          <span className="figures font-[560]">{code.code}</span>
          <span className="block text-sm text-ink-2 sm:hidden">
            <GivenWords code={code} />
          </span>
        </>
      ),
    },
    { key: 'gives', header: t`What it gives`, wideOnly: true, cell: (code) => <GivenWords code={code} /> },
    { key: 'country', header: t`Country`, wideOnly: true, cell: (code) => countryName(i18n, code.country) },
    { key: 'uses', header: t`Used`, numeric: true, cell: ({ uses, useLimit }) => (useLimit === null ? uses : `${uses} / ${useLimit}`) },
    {
      key: 'ends',
      header: t`Ends`,
      numeric: true,
      wideOnly: true,
      cell: ({ endsDate, vipUntilDate }) => {
        const last = endsDate ?? vipUntilDate
        return last ? formatDay(last, i18n.locale) : <Trans>Does not end</Trans>
      },
    },
    { key: 'state', header: t`State`, cell: (code) => <StateCell code={code} /> },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Trans>Make a code</Trans>
        </Button>
        {isAdding ? (
          <Suspense fallback={<div className="min-h-96" />}>
            <PromoCodeForm country={country} onDone={() => setAdding(false)} />
          </Suspense>
        ) : null}
      </div>
      {nodes.length === 0 ? (
        <NoCodes isNarrowed={isNarrowed} />
      ) : (
        <DataTable
          caption={t`Promotion codes with their use, newest first`}
          captionHidden
          columns={columns}
          rows={nodes}
          rowKey={({ id }) => id}
        />
      )}
      <HeldCodes codes={held} />
    </div>
  )
}

const NoCodes = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <Panel kind="empty" title={<Trans>No promotion code fits</Trans>}>
      <Trans>Try fewer letters, or all countries.</Trans>
    </Panel>
  ) : (
    <Panel kind="empty" title={<Trans>No promotion code has been made yet</Trans>}>
      <Trans>A code takes something off a price, or opens everything until a day without a card.</Trans>
    </Panel>
  )

function GivenWords({ code: { kind, country, percent, amountOff, months, vipUntilDate, isFirstTimeOnly } }: { code: PromoCode }) {
  const { i18n } = useLingui()
  const until = vipUntilDate ? formatDay(vipUntilDate, i18n.locale) : ''
  if (kind === 'VIP') return <Trans>Everything, until {until}</Trans>
  const off =
    percent === null
      ? formatMoney((amountOff ?? 0) / 100, COUNTRIES[country].currencyCode, i18n.locale, { fractionDigits: 2 })
      : formatPercent(percent / 100, i18n.locale, { digits: 0 })
  return (
    <>
      {months === null ? (
        <Trans>{off} off, always</Trans>
      ) : (
        <Plural value={months} one={`${off} off for # month`} other={`${off} off for # months`} />
      )}
      {isFirstTimeOnly ? (
        <>
          {' · '}
          <Trans>first time only</Trans>
        </>
      ) : null}
    </>
  )
}

function StateCell({ code: { id, code, state } }: { code: PromoCode }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  if (state !== 'LIVE') return <Badge>{state === 'ENDED' ? <Trans>Ended</Trans> : <Trans>Used up</Trans>}</Badge>
  const end = async () => {
    const { sendCodeEnd } = await import('./codes.functions.ts')
    const answer = await sendCodeEnd({ data: { id } }).catch(() => null)
    setFailure(answer?.ok ? null : (answer?.failure.code ?? 'unreachable'))
    if (answer?.ok) await router.invalidate()
  }
  return (
    <span className="flex flex-wrap items-center gap-2 py-1">
      <Badge tone="lagoon">
        <Trans>Works</Trans>
      </Badge>
      <Button size="small" look="ghost" aria-label={t`End the code ${code}`} onClick={() => void end()}>
        <Trans>End</Trans>
      </Button>
      {failure ? (
        <span role="alert" className="text-sm whitespace-normal text-bad">
          {i18n._(codeFailureWords(failure))}
        </span>
      ) : null}
    </span>
  )
}

type HeldCode = PromoCodePage['held'][number]

/** Who holds a code (§3 Stripe info records with the VIP marker), the newest first. */
function HeldCodes({ codes }: { codes: readonly HeldCode[] }) {
  const { t, i18n } = useLingui()
  if (codes.length === 0) return null
  const columns: Column<HeldCode>[] = [
    { key: 'code', header: t`Promotion code`, cell: ({ params }) => <span className="figures font-[560]">{promoOf(params)}</span> },
    { key: 'email', header: t`E-mail`, cell: ({ email }) => email },
    { key: 'status', header: t`State`, cell: ({ status }) => (status === 'active' ? <Trans>Active</Trans> : status) },
    {
      key: 'ends',
      header: t`Ends`,
      numeric: true,
      cell: ({ expireDate }) => (expireDate ? formatDay(expireDate, i18n.locale) : <Trans>Does not end</Trans>),
    },
    { key: 'since', header: t`Since`, numeric: true, cell: ({ createdDate }) => formatDay(createdDate, i18n.locale) },
  ]
  return (
    <PageSection title={<Trans>Held by one person</Trans>}>
      <div className="pt-2">
        <DataTable caption={t`Promotion codes, newest first`} captionHidden columns={columns} rows={codes} rowKey={({ id }) => id} />
      </div>
    </PageSection>
  )
}
