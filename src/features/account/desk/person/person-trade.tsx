import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '#lib/format.ts'
import { formatDay, formatDayTime } from '#session/day-time.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { DeedForm } from './deed-form.tsx'
import type { StaffPerson } from './person-data.ts'
import { PERSON_LETTER_TONES, PERSON_LETTER_WORDS, PERSON_LISTING_WORDS, PERSON_ORDER_WORDS } from './person-words.ts'

const item = 'grid gap-2 border-b border-line-2 py-3'
const line = 'flex flex-wrap items-center gap-x-4 gap-y-1'

const None = () => (
  <p className="py-3 text-ink-2">
    <Trans>None.</Trans>
  </p>
)

/** What the person advertises in the country of the visit, each with the way to hand it over. */
export function PersonListings({ person }: { person: StaffPerson }) {
  const { listings } = person
  return (
    <PageSection title={<Trans>Listings</Trans>}>
      {listings.length === 0 ? (
        <None />
      ) : (
        <ul>
          {listings.map((listing) => (
            <ListingRow key={listing.id} person={person} listing={listing} />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

function ListingRow({ person, listing }: { person: StaffPerson; listing: StaffPerson['listings'][number] }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { text: to, write: setTo, forget } = useTypedText(`deed to ${listing.id}`)
  const close = () => setOpen(false)
  const { id, home, state, price, isOwn, updatedDate } = listing
  return (
    <li className={item}>
      <div className={line}>
        <span className="min-w-0 flex-1 basis-60 font-[560] wrap-anywhere">{home}</span>
        <Badge>{i18n._(PERSON_LISTING_WORDS[state])}</Badge>
        {isOwn ? null : (
          <Badge>
            <Trans>By feed</Trans>
          </Badge>
        )}
        <span className="figures">{price === null ? '–' : formatMoney(price, person.currencyCode, i18n.locale)}</span>
        <span className="figures text-sm text-ink-3">{formatDay(updatedDate, i18n.locale)}</span>
        {isOwn && !person.isStaff && !isOpen ? (
          <Button size="small" onClick={() => setOpen(true)}>
            <Trans>Hand over</Trans>
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <DeedForm
          name={`${person.id} ${id}`}
          title={t`Hand over`}
          send={async (asked) =>
            (await import('./person.functions.ts')).sendListingOver({ data: { ...asked, id: person.id, listing: id, to } })
          }
          onDone={forget}
          onCancel={close}
        >
          <Field label={t`E-mail of the agent who takes it`} hint={t`Enquiries that were made stay where they are.`} required>
            {(control) => <TextInput {...control} type="email" name="to" autoComplete="off" maxLength={254} value={to} onValue={setTo} />}
          </Field>
        </DeedForm>
      ) : null}
    </li>
  )
}

/** What the person ordered, or carries out. */
export function PersonOrders({ person: { orders, currencyCode } }: { person: StaffPerson }) {
  const { i18n } = useLingui()
  return (
    <PageSection title={<Trans>Orders</Trans>}>
      {orders.length === 0 ? (
        <None />
      ) : (
        <ul>
          {orders.map(({ id, serial, state, agentName, vendorName, cents, home, createdDate }) => (
            <li key={id} className={item}>
              <div className={line}>
                <span className="figures font-[560]">{serial}</span>
                <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{[home, agentName, vendorName].join(' · ')}</span>
                <Badge>{i18n._(PERSON_ORDER_WORDS[state])}</Badge>
                <span className="figures">{formatMoney(cents / 100, currencyCode, i18n.locale, { fractionDigits: 2 })}</span>
                <span className="figures text-sm text-ink-3">{formatDay(createdDate, i18n.locale)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}

/** Mails to the person’s address, delivered or not. */
export function PersonLetters({ person }: { person: StaffPerson }) {
  return (
    <PageSection title={<Trans>Mails</Trans>}>
      {person.letters.length === 0 ? (
        <None />
      ) : (
        <ul>
          {person.letters.map((letter) => (
            <LetterRow key={letter.id} person={person} letter={letter} />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

function LetterRow({ person, letter }: { person: StaffPerson; letter: StaffPerson['letters'][number] }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { id, template, state, fault, createdDate, settledDate, mayResend } = letter
  return (
    <li className={item}>
      <div className={line}>
        {/* template and fault as the log says them */}
        <code className="min-w-0 flex-1 basis-60 font-[560] wrap-anywhere">{template}</code>
        <Badge tone={PERSON_LETTER_TONES[state]}>{i18n._(PERSON_LETTER_WORDS[state])}</Badge>
        {fault ? <code className="text-sm">{fault}</code> : null}
        <span className="figures text-sm text-ink-3">{formatDayTime(settledDate ?? createdDate, i18n.locale)}</span>
        {mayResend && !person.isStaff && !isOpen ? (
          <Button size="small" onClick={() => setOpen(true)}>
            <Trans>Send again</Trans>
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <DeedForm
          name={`${person.id} ${id}`}
          title={t`Send again`}
          send={async (asked) => (await import('./person.functions.ts')).sendLetterAgain({ data: { ...asked, id: person.id, letter: id } })}
          onDone={close}
          onCancel={close}
        />
      ) : null}
    </li>
  )
}
