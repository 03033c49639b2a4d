import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { localName } from '#lib/local-name.ts'
import { EstimateSummary } from '#property/estimate/estimate-summary.tsx'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { Button } from '#ui/button.tsx'
import { AmountBox } from '#ui/form/amount-box.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { type ValuationSearch, valuationSearch } from '../search.ts'
import type { ValuationOffer } from './valuation.functions.ts'

type Project = NonNullable<NonNullable<ValuationOffer['valued']>['project']>

/** The chosen home with today's estimate of it, or why there is none. */
export function ValuedHomePanel({ project, currency, search }: { project: Project; currency: string; search: ValuationSearch }) {
  const { i18n } = useLingui()
  return (
    <>
      <div>
        <h3 className="title text-2xl">{localName(i18n, project)}</h3>
        <p className="text-ink-2">{[project.block, project.street].filter(Boolean).join(' ')}</p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <EstimateSummary estimate={project.estimate} group={project.propertyGroup} currency={currency} />
        <DescribeHome key={JSON.stringify([project.id, search.mix, search.area, search.floor])} project={project} search={search} />
      </div>
    </>
  )
}

/** The home in a plain GET form: which kind, how large, on which floor. */
function DescribeHome({ project, search }: { project: Project; search: ValuationSearch }) {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { mix, area, floor } = valuationSearch.parse(Object.fromEntries(new FormData(event.currentTarget)))
    const number = /^\d$/.test(String(mix)) ? Number(mix) : mix
    void navigate({ to: '.', search: { ...search, countryCode: country, mix: number, area, floor }, resetScroll: false })
  }
  return (
    <form method="get" onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="project" value={search.project} />
      <Field label={t`Kind of home`}>
        {(control) => (
          <Select
            {...control}
            name="mix"
            className="w-full"
            defaultValue={String(search.mix ?? '')}
            onValue={() => {}}
            options={[
              { value: '', label: t`The usual one here` },
              ...project.unitMixes.map(({ unitMix }) => ({
                value: unitMix,
                label: unitMixWord(i18n._.bind(i18n), unitMix, project.propertyGroup),
              })),
            ]}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t`Area, sq ft`}>{(control) => <AmountBox {...control} name="area" defaultValue={search.area} />}</Field>
        <Field label={t`Floor`}>{(control) => <AmountBox {...control} name="floor" defaultValue={search.floor} />}</Field>
      </div>
      <Button type="submit" className="justify-self-start">
        <Trans>Show the estimate</Trans>
      </Button>
    </form>
  )
}
