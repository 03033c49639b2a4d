import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { TENURE_CHOICES } from '#filter/choices.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { areaUnitText, type FloorAreaUnit, sqftToSqm, typedSqm, wholeArea } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import { type CountryCode, UNIT_MIXES } from '#market/vocabulary.ts'
import { choiceWord } from '#property/filter/choice-words.ts'
import { BoundBoxes } from '#property/filter/form/range-boxes.tsx'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { asAddressValue } from '#session/parameter.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select, type SelectOption } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { NARROWING_PARAMS, PLACE_PARAMS, readDealsSearch } from './deals-request.ts'
import type { DealsPath, DealsSearch } from './search.ts'

interface DealBuilderProps {
  path: DealsPath
  country: CountryCode
  search: DealsSearch & { transactionlist?: string | number }
}

/** The parameters that the form does not hold go along unseen. */
const CARRIED = [...PLACE_PARAMS.filter((name) => name !== 'within'), 'sort', 'by', 'chart', 'cols'] as const

type Bounded = 'price' | 'psf' | 'size' | 'floor' | 'built'
type Choice = 'kind' | 'group' | 'mix' | 'tenure' | 'deal' | 'outliers' | 'within'

/** What a form sends, as the router would read it from an address; the sizes, typed in `unit`, in square feet. */
function enteredSearch(form: HTMLFormElement, unit: FloorAreaUnit): DealsSearch {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, asAddressValue(value.trim())]] : [],
  )
  const typed = readDealsSearch(Object.fromEntries(entries))
  const sqft = (size: number | undefined) => (size === undefined ? undefined : wholeArea(typedSqm(size, unit), 'sqft'))
  return { ...typed, sizeMin: sqft(typed.sizeMin), sizeMax: sqft(typed.sizeMax) }
}

/** Kinds of home that no other country has. */
const OF_SINGAPORE: readonly string[] = ['EX', 'MG', 'GCB']

/** The question of a list as a plain form: without scripts the browser sends it, with them it becomes a short address. */
export function DealBuilder({ path, country, search }: DealBuilderProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const areaUnit = useAreaUnit()
  const { currencyCode, propertyGroups, disclosesRent } = COUNTRIES[country]
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void router.navigate({
      to: path,
      search: { ...enteredSearch(event.currentTarget, areaUnit), transactionlist: search.transactionlist, countryCode: country },
      resetScroll: false,
    })
  }
  const isOfProject = search.projectSlug !== undefined
  const any: SelectOption<string> = { value: '', label: t`any` }
  const mixes = UNIT_MIXES.filter((mix) => country === 'SG' || !OF_SINGAPORE.includes(mix)).map((mix) => ({
    value: mix,
    label: unitMixWord(i18n._.bind(i18n), mix, search.group === 'hdb' || search.projectType === 'public-stack' ? 'HDB' : 'CONDO'),
  }))
  const choice = (name: Choice, label: string, options: readonly SelectOption<string>[]) => (
    <Choose key={name} name={name} label={label} value={search[name] === undefined ? '' : String(search[name])} options={options} />
  )
  const bound = (name: Bounded, side: 'Min' | 'Max') => {
    const value = search[`${name}${side}`] ?? null
    return value === null || name !== 'size' ? value : wholeArea(sqftToSqm(value), areaUnit)
  }
  const bounds = (title: string, unit: string, name: Bounded) => (
    <BoundBoxes
      title={title}
      unit={unit}
      params={{ low: `${name}Min`, high: `${name}Max` }}
      values={[bound(name, 'Min'), bound(name, 'Max')]}
      write={name === 'built' ? String : (value) => i18n.number(value)}
    />
  )
  return (
    <form
      key={JSON.stringify([search, areaUnit])}
      method="get"
      action={router.buildLocation({ to: path }).publicHref.split('?')[0]}
      onSubmit={send}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 sm:max-lg:col-span-2 sm:max-lg:grid-cols-2"
    >
      <input type="hidden" name="countryCode" value={country} />
      {search.transactionlist === undefined ? null : <input type="hidden" name="transactionlist" value={String(search.transactionlist)} />}
      {CARRIED.map((name) =>
        search[name] === undefined ? null : <input key={name} type="hidden" name={name} value={String(search[name])} />,
      )}
      {disclosesRent
        ? choice('kind', t`Deals`, [
            { value: 'sale', label: t`Sales` },
            { value: 'rent', label: t`Rents` },
          ])
        : null}
      {search.near === undefined
        ? null
        : choice(
            'within',
            t`Within`,
            [250, 500, 1_000, 2_000, 3_000].map((metres) => ({ value: String(metres), label: t`${i18n.number(metres)} m` })),
          )}
      {isOfProject
        ? null
        : choice('group', t`Kind of property`, [
            any,
            ...propertyGroups.map((group) => ({ value: group, label: choiceWord(i18n, 'propertyGroups', group) })),
          ])}
      {search.address !== undefined || search.projectType === 'private-land' ? (
        <Field label={t`Address`}>
          {(control) => (
            <TextInput
              {...control}
              name="address"
              defaultValue={search.address === undefined ? '' : String(search.address)}
              maxLength={SEARCH_TEXT_MAX_CHARS}
              autoComplete="off"
            />
          )}
        </Field>
      ) : null}
      {choice('mix', t`Home`, [any, ...mixes, ...severalMixes(search.mix)])}
      <Months search={search} />
      {bounds(t`Price`, currencyCode, 'price')}
      {bounds(t`Price per square foot`, currencyCode, 'psf')}
      {bounds(t`Size`, areaUnitText(areaUnit, i18n.locale), 'size')}
      {bounds(t`Floor`, '', 'floor')}
      {isOfProject ? null : bounds(t`Completed`, '', 'built')}
      {isOfProject
        ? null
        : choice('tenure', t`Tenure`, [
            any,
            ...TENURE_CHOICES.map((tenure) => ({ value: tenure, label: choiceWord(i18n, 'tenures', tenure) })),
          ])}
      {choice('deal', t`Kind of deal`, [
        any,
        { value: 'newsale', label: t`New sale` },
        { value: 'subsale', label: t`Sub-sale` },
        { value: 'resale', label: t`Resale` },
      ])}
      {choice('outliers', t`Unusual deals`, [
        { value: '', label: t`with them` },
        { value: 'out', label: t`without them` },
      ])}
      <Button type="submit" look="primary" className="w-full">
        <Trans>Apply</Trans>
      </Button>
    </form>
  )
}

/** Several kinds of home in one address stay chosen as they are. */
const severalMixes = (mix: DealsSearch['mix']): SelectOption<string>[] =>
  String(mix ?? '').includes('_') ? [{ value: String(mix), label: String(mix).replaceAll('_', ', ') }] : []

function Months({ search }: { search: DealsSearch }) {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {(
        [
          ['from', t`From month`],
          ['to', t`To month`],
        ] as const
      ).map(([name, label]) => (
        <Field key={name} label={label}>
          {(control) => (
            <TextInput
              {...control}
              name={name}
              defaultValue={search[name] === undefined ? '' : String(search[name])}
              placeholder="2024-01"
              maxLength={7}
              autoComplete="off"
              className="figures"
            />
          )}
        </Field>
      ))}
    </div>
  )
}

interface ChooseProps {
  name: string
  label: string
  value: string
  options: readonly SelectOption<string>[]
}

const Choose = ({ name, label, value, options }: ChooseProps) => (
  <Field label={label}>
    {(control) => <Select {...control} name={name} defaultValue={value} options={options} onValue={() => {}} className="w-full" />}
  </Field>
)

/** How many choices narrow a list. */
export const narrowedBy = (search: DealsSearch): number => NARROWING_PARAMS.filter((name) => search[name] !== undefined).length
