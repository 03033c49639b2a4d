import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { ListingEditsChoice, ListingOutcome } from '#graphql/generated/graphql.ts'
import { formatMoney } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'
import { ClosingLine } from '#property/listing/closing-line.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { LISTING_ACTION_WORDS, listingFailureWords } from '../listing-words.ts'
import type { ListedListing } from '../listings-data.ts'
import type { ActDetails, AskedAct } from '../use-listing-acts.ts'
import { ClosingFields, type ClosingValues } from './closing-fields.tsx'

interface ActDialogProps {
  listing: ListedListing
  asked: AskedAct
  /** why it was not done */
  failure: string | null
  isSending: boolean
  onClose: () => void
  onAnswer: (details: ActDetails) => void
}

/** Asks what has to be known before something is done with a listing: what becomes of unpublished edits, and how a closed one ended. */
export default function ActDialog({
  listing,
  asked: { action, hasEdits, isUnsent },
  failure,
  isSending,
  onClose,
  onAnswer,
}: ActDialogProps) {
  const { i18n } = useLingui()
  const [edits, setEdits] = useState<ListingEditsChoice | null>(null)
  const [closing, setClosing] = useState<ClosingValues>({ outcome: null, price: null, day: null })
  const isClosing = action === 'CLOSE'
  const tell = (event: FormEvent) => {
    event.preventDefault()
    const { outcome } = closing
    if ((hasEdits && edits === null) || (isClosing && outcome === null)) return
    onAnswer({ edits: hasEdits ? edits : null, closing: isClosing && outcome ? { ...closing, outcome } : null })
  }
  return (
    <Dialog title={i18n._(LISTING_ACTION_WORDS[action])} onClose={onClose}>
      <ScriptForm className="grid gap-5" onSubmit={tell}>
        {isClosing ? <ClosingFields listing={listing} values={closing} onValues={setClosing} /> : null}
        {hasEdits ? <EditsChoice listing={listing} isUnsent={isUnsent} value={edits} onValue={setEdits} /> : null}
        {isClosing ? <Seen listing={listing} outcome={closing.outcome} closing={closing} /> : null}
        {failure ? (
          <p role="alert" className="text-bad">
            {listingFailureWords(i18n, failure)}
          </p>
        ) : null}
        <footer className="flex flex-wrap justify-end gap-3">
          <Button look="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="primary" disabled={isSending}>
            {i18n._(LISTING_ACTION_WORDS[action])}
          </Button>
        </footer>
      </ScriptForm>
    </Dialog>
  )
}

interface EditsChoiceProps {
  listing: ListedListing
  isUnsent: boolean
  value: ListingEditsChoice | null
  onValue: (value: ListingEditsChoice) => void
}

function EditsChoice({ listing: { price, edited, country, state }, isUnsent, value, onValue }: EditsChoiceProps) {
  const { t, i18n } = useLingui()
  const money = (amount: number) => formatMoney(amount, COUNTRIES[country].currencyCode, i18n.locale)
  const isShown = state === 'LIVE' || state === 'UNDER_OFFER'
  const [before, after] = [price, edited?.price]
  const [shown, written] = [money(before ?? 0), money(after ?? 0)]
  return (
    <div className="grid gap-2 border-s-2 border-caution ps-4">
      {before != null && after != null && before !== after ? (
        <p className="figures">
          <Trans>
            Price shown: {shown}. Price you wrote: {written}.
          </Trans>
        </p>
      ) : null}
      <RadioGroup<ListingEditsChoice>
        legend={t`You have written changes that are not shown yet. What becomes of them?`}
        required
        value={value}
        onValue={onValue}
        options={[
          { value: 'PUBLISH', label: t`Show them with this step`, disabled: isUnsent },
          { value: 'KEEP', label: isShown ? t`Keep them, not shown` : t`Keep them for later`, disabled: isUnsent },
          { value: 'DISCARD', label: t`Discard them` },
        ]}
      />
      {isUnsent ? (
        <p role="alert" className="text-bad">
          <Trans>They could not be saved. Cancel and look at what is said above, or discard them.</Trans>
        </p>
      ) : null}
    </div>
  )
}

function Seen({ listing, outcome, closing }: { listing: ListedListing; outcome: ListingOutcome | null; closing: ClosingValues }) {
  const { i18n } = useLingui()
  const { price, day } = closing
  const money = price === null ? null : formatMoney(price, COUNTRIES[listing.country].currencyCode, i18n.locale)
  const [today] = useState(() => new Date().toISOString())
  return (
    <div className="grid gap-1 text-sm text-ink-2" role="status">
      {outcome === null ? null : (
        <>
          <p>
            <Trans>The listing leaves the search. Its page stays, without your name and pictures, and visitors read there:</Trans>
          </p>
          <p className="font-[560] text-ink">
            <ClosingLine closed={{ outcome, date: day ?? today }} money={money} />
          </p>
        </>
      )}
      <p>
        <Trans>You can undo this for 30 days.</Trans>
      </p>
    </div>
  )
}
