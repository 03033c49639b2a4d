import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderTourInput } from '#graphql/generated/graphql.ts'
import { ListingChoice } from '#property/tour/place/listing-choice.tsx'
import { useTourListings } from '#property/tour/place/use-tour-listings.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import type { OrderedTour } from '../tour/tour-summary.tsx'
import type { OpenedOrder } from './orders-data.ts'

interface ApproveFormProps {
  order: OpenedOrder
  tour: OrderedTour
  isSending: boolean
  onApprove: (tour: OrderTourInput) => void
}

/** What becomes of the tour of an order that is approved: the listing that it is joined to, and whether everybody sees it at once. */
export function ApproveForm({ order: { country, home }, tour, isSending, onApprove }: ApproveFormProps) {
  const { t } = useLingui()
  const listings = useTourListings(country)
  const [chosen, choose] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(true)
  // the one that advertises a home of the order's project, where there is one
  const [fitting, ...others] = (listings ?? []).filter((one) => home && one.typeGroup === home.typeGroup && one.projectSlug === home.slug)
  const listing = chosen ?? (others.length === 0 ? fitting?.id : undefined) ?? ''
  const canPublish = tour.needs.length === 0
  return (
    <ScriptForm
      aria-label={t`Approve the order and its tour`}
      className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (listings) onApprove({ version: tour.version, listing: listing || null, isPublished: canPublish && isWanted })
      }}
    >
      <p className="text-ink-2">
        <Trans>The tour becomes yours, among your virtual tours. You can change it, and take it off, at any time.</Trans>
      </p>
      {listings && listings.length > 0 ? (
        <div className="w-full">
          <ListingChoice listings={listings} value={listing} onValue={choose} />
        </div>
      ) : null}
      {canPublish ? (
        <Checkbox label={<Trans>Publish the tour at once</Trans>} value={isWanted} onValue={setWanted} />
      ) : (
        <p className="text-caution-ink">
          <Trans>It cannot be published yet: your account lacks something that every advertisement names. The studio says what.</Trans>
        </p>
      )}
      <Button type="submit" look="primary" disabled={isSending || listings === null}>
        <Trans>Approve the order</Trans>
      </Button>
    </ScriptForm>
  )
}
