import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { KeptVendorFragment } from '#graphql/generated/graphql.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { VendorPage } from '../desk-page.ts'
import { vendorFailureWords } from './vendor-values.ts'

const VendorForm = lazy(async () => ({ default: (await import('./vendor-form.tsx')).VendorForm }))

/** Vendors of the country with their prices; each can be changed, and a new one added. */
export function VendorList({ page: { vendors, currencyCode } }: { page: VendorPage }) {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {vendors.length === 0 ? (
        <Panel kind="empty" title={<Trans>No vendor works in this country yet</Trans>}>
          <Trans>Add one: it gets an account, and a link to set its password.</Trans>
        </Panel>
      ) : (
        <ul aria-label={t`Vendors`} className="border-t border-line">
          {vendors.map((vendor) => (
            <VendorItem key={`${vendor.id} ${vendor.version}`} vendor={vendor} currencyCode={currencyCode} />
          ))}
        </ul>
      )}
      <div>
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Trans>Add a vendor</Trans>
        </Button>
        {isAdding ? (
          <Suspense fallback={<div className="min-h-96" />}>
            <VendorForm vendor={null} currencyCode={currencyCode} onDone={() => setAdding(false)} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}

const CLOSED: ReadonlySet<string> = new Set(['APPROVED', 'DECLINED', 'CANCELLED'])

function VendorItem({ vendor, currencyCode }: { vendor: KeptVendorFragment; currencyCode: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { name, email, isActive, isActivated, totals } = vendor
  const open = totals.filter(({ state }) => !CLOSED.has(state)).reduce((sum, { total }) => sum + total, 0)
  const approved = totals.find(({ state }) => state === 'APPROVED')?.total ?? 0
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-lg font-semibold wrap-anywhere">{name}</span>
            {isActive ? null : (
              <Badge>
                <Trans>Takes no orders</Trans>
              </Badge>
            )}
            {isActivated ? null : (
              <Badge tone="caution">
                <Trans>No password yet</Trans>
              </Badge>
            )}
          </p>
          <p className="figures text-sm text-ink-2 wrap-anywhere">
            {email} · <Trans>Open orders: {open}</Trans> · <Trans>Approved: {approved}</Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isActivated ? null : <InviteButton vendor={vendor} />}
          <Button size="small" aria-expanded={isOpen} aria-label={t`Change ${name}`} onClick={() => setOpen(!isOpen)}>
            <Trans>Change</Trans>
          </Button>
        </div>
      </div>
      {isOpen ? (
        <Suspense fallback={<div className="min-h-96" />}>
          <VendorForm vendor={vendor} currencyCode={currencyCode} onDone={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}

function InviteButton({ vendor: { id, name } }: { vendor: KeptVendorFragment }) {
  const { t, i18n } = useLingui()
  const [said, setSaid] = useState<{ isDone: boolean; code: string } | null>(null)
  const invite = async () => {
    const { inviteVendor } = await import('../desk.functions.ts')
    const answer = await inviteVendor({ data: { id } }).catch(() => null)
    setSaid(answer?.ok ? { isDone: true, code: '' } : { isDone: false, code: answer?.failure.code ?? 'unreachable' })
  }
  if (said?.isDone)
    return (
      <p role="status" className="text-sm text-ink-2">
        <Trans>The link was sent.</Trans>
      </p>
    )
  return (
    <>
      <Button size="small" aria-label={t`Send ${name} the link again`} onClick={() => void invite()}>
        <Trans>Send the link again</Trans>
      </Button>
      {said ? (
        <p role="alert" className="text-sm text-bad">
          {i18n._(vendorFailureWords(said.code))}
        </p>
      ) : null}
    </>
  )
}
