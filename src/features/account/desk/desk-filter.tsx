import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { Button } from '#ui/button.tsx'
import { ChipLink } from '#ui/form/chip.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { DeskName, DeskSearch } from '../search.ts'

/** The route of every list of the desk. */
export const STAFF_DESK = '/user/account-overview/staff/{-$desk}'

/** Search text and, for accounts and licences, the country; both are in the address. */
export function DeskFilter({ name, search }: { name: DeskName; search: DeskSearch }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate({ from: STAFF_DESK })
  const asked = search.find === undefined ? '' : String(search.find)
  const [text, setText] = useState(asked)
  const words: Pick<ComponentProps<'input'>, 'aria-label' | 'placeholder'> = name === 'promo-codes'
    ? { 'aria-label': t`Find promotion codes by their letters, or by who holds them`, placeholder: t`Code or e-mail` }
    : name === 'messages'
      ? { 'aria-label': t`Find messages by their words or by who wrote them`, placeholder: t`Words, name, e-mail or phone` }
      : { 'aria-label': t`Find accounts by name, e-mail, phone or licence number`, placeholder: t`Name, e-mail, phone or licence number` }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ search: (now) => ({ ...now, find: text.trim() || undefined, page: undefined }), resetScroll: false })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <form onSubmit={submit} className="flex min-w-0 flex-1 basis-72 gap-2">
        <TextInput type="search" name="find" {...words} maxLength={80} value={text} onValue={setText} className="max-w-96" />
        <Button type="submit">
          <Trans>Find</Trans>
        </Button>
      </form>
      <nav aria-label={t`Country`} className="flex flex-wrap gap-2">
        <ChipLink
          from={STAFF_DESK}
          to="."
          search={(now) => ({ ...now, of: undefined, page: undefined })}
          resetScroll={false}
          on={!search.of}
        >
          <Trans>All</Trans>
        </ChipLink>
        {COUNTRY_CODES.map((code) => (
          <ChipLink
            key={code}
            from={STAFF_DESK}
            to="."
            search={(now) => ({ ...now, of: code, page: undefined })}
            resetScroll={false}
            on={search.of === code}
          >
            {countryName(i18n, code)}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
