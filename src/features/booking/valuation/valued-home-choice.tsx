import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { localName } from '#lib/local-name.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { EstimateSummary } from '#property/estimate/estimate-summary.tsx'
import { SearchBox } from '#property/search/first/search-box.tsx'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { type ValuationSearch, valuationSearch } from '../search.ts'
import type { ValuationOffer } from './valuation.functions.ts'

interface ValuedHomeChoiceProps {
  valued: ValuationOffer['valued']
  search: ValuationSearch
}

/** Finds the home by the site's type-ahead, describes it and shows today's estimate of it, or why there is none. */
export function ValuedHomeChoice({ valued, search }: ValuedHomeChoiceProps) {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const [isVague, setVague] = useState(false)
  const project = valued?.project
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <div className="relative max-w-[44rem]">
        <SearchBox
          country={country}
          onPlace={({ typeGroup, slug }) => {
            setVague(!typeGroup || !slug)
            if (!typeGroup || !slug) return
            const chosen = `${country}/${fromWireTypeGroup(typeGroup)}/${slug}`
            const { week, day, at } = search
            void navigate({ to: '.', search: { week, day, at, project: chosen, countryCode: country }, resetScroll: false })
          }}
        />
      </div>
      {isVague ? (
        <p role="status" className="text-ink-2">
          <Trans>Choose a building or a project: a street or an area holds many homes.</Trans>
        </p>
      ) : null}
      {project ? (
        <>
          <div>
            <h3 className="title text-2xl">{localName(i18n, project)}</h3>
            <p className="text-ink-2">{[project.block, project.street].filter(Boolean).join(' ')}</p>
          </div>
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <EstimateSummary estimate={project.estimate} group={project.propertyGroup} currency={valued.market.currencyCode} />
            <DescribeHome key={project.id} project={project} search={search} />
          </div>
        </>
      ) : (
        <p className="max-w-[60ch] text-ink-2">
          <Trans>Type a project, a street with its number or a postal code. Today’s estimate of the home is shown beside it.</Trans>
        </p>
      )}
    </div>
  )
}

type Project = NonNullable<NonNullable<ValuationOffer['valued']>['project']>

/** The home in a plain GET form: which kind, how large, on which floor. */
function DescribeHome({ project, search }: { project: Project; search: ValuationSearch }) {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { mix, area, floor } = v.parse(valuationSearch, Object.fromEntries(new FormData(event.currentTarget)))
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
        <Field label={t`Area, sq ft`}>
          {(control) => <TextInput {...control} name="area" inputMode="numeric" defaultValue={search.area} />}
        </Field>
        <Field label={t`Floor`}>
          {(control) => <TextInput {...control} name="floor" inputMode="numeric" defaultValue={search.floor} />}
        </Field>
      </div>
      <Button type="submit" className="justify-self-start">
        <Trans>Show the estimate</Trans>
      </Button>
    </form>
  )
}
