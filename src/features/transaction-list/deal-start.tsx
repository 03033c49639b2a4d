import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { DealSort } from '#graphql/deal-kinds.ts'
import { areaUnitText, sqftToSqm, typedSqm, wholeArea } from '#lib/units.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { asAddressValue } from '#session/parameter.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { Button } from '#ui/button.tsx'
import { AmountBox } from '#ui/form/amount-box.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { readDealsSearch } from './deals-request.ts'
import type { DealsPath, DealsSearch } from './search.ts'

interface StartFormProps {
  path: DealsPath
  country: CountryCode
  search: DealsSearch & { transactionlist?: string | number }
  currency: string
}

type StartOf = 'month' | 'price' | 'psf' | 'size'
const startOf = (sort: DealSort): StartOf =>
  sort === 'newest' || sort === 'oldest' ? 'month' : sort.startsWith('price') ? 'price' : sort.startsWith('psf') ? 'psf' : 'size'

/** Begins a long list in its middle, at a value of its order. A plain form: without scripts the browser sends it. */
export function StartForm({ path, country, search, currency }: StartFormProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { start, after: _, ...rest } = search
  const of = startOf(search.sort ?? 'newest')
  const areaUnit = useAreaUnit()
  const unit = areaUnitText(areaUnit, i18n.locale)
  const shown = typeof start === 'number' && of === 'size' ? wholeArea(sqftToSqm(start), areaUnit) : start
  const labels: Record<StartOf, string> = {
    month: t`Go to month`,
    price: t`Go to price, ${currency}`,
    psf: t`Go to price per square foot, ${currency}`,
    size: t`Go to size, ${unit}`,
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('start') ?? '').trim()
    const { start: begin, ...others } = readDealsSearch({ ...rest, start: typed === '' ? undefined : asAddressValue(typed) })
    const begun = { ...others, start: typeof begin === 'number' && of === 'size' ? wholeArea(typedSqm(begin, areaUnit), 'sqft') : begin }
    void router.navigate({
      to: path,
      search: { ...begun, transactionlist: search.transactionlist, countryCode: country },
      resetScroll: false,
    })
  }
  const carried = Object.entries({ countryCode: country, ...rest }).filter(([, value]) => value !== undefined)
  return (
    <form
      key={JSON.stringify([search, areaUnit])}
      method="get"
      action={router.buildLocation({ to: path }).publicHref.split('?')[0]}
      onSubmit={send}
      className="no-print flex flex-wrap items-end gap-2"
    >
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <div className="w-44">
        <Field label={labels[of]}>
          {(control) =>
            of === 'month' ? (
              <TextInput
                {...control}
                name="start"
                defaultValue={start === undefined ? '' : String(start)}
                placeholder="2018-06"
                maxLength={20}
                autoComplete="off"
                className="figures"
              />
            ) : (
              <AmountBox {...control} name="start" decimals={2} defaultValue={typeof shown === 'number' ? i18n.number(shown) : shown} />
            )
          }
        </Field>
      </div>
      <Button type="submit">
        <Trans>Go</Trans>
      </Button>
      {start === undefined ? null : (
        <Link
          to={path}
          search={{ ...search, start: undefined, after: undefined }}
          resetScroll={false}
          className="inline-flex min-h-9 items-center underline decoration-line underline-offset-4"
        >
          <Trans>From the first row</Trans>
        </Link>
      )}
    </form>
  )
}
