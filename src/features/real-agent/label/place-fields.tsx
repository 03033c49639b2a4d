import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasPostalCodes } from '#filter/search-config.ts'
import type { LabelPlaceFragment } from '#graphql/generated/graphql.ts'
import { LABEL_PART_MAX_CHARS } from '#graphql/label-kinds.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { LabelGroup } from './label-draft.ts'
import { labelFailureWords, numbersFaultWords } from './label-words.ts'
import { EMPTY_PLACE, homesOfPlace, type PlaceWords, wordsOfPlace } from './place-homes.ts'

interface PlaceFieldsProps {
  country: CountryCode
  onAdd: (group: LabelGroup) => void
}

interface FoundPlace {
  title: string
  words: PlaceWords
}

/** Homes of a building, a project or a street: found in the records and mended by hand, or written altogether. */
export function PlaceFields({ country, onAdd }: PlaceFieldsProps) {
  const { t, i18n } = useLingui()
  const [found, setFound] = useState<readonly FoundPlace[]>([])
  const [chosen, setChosen] = useState(0)
  const [words, setWords] = useState(EMPTY_PLACE)
  const [outcome, setOutcome] = useState<string | null>(null)

  const show = (places: readonly LabelPlaceFragment[]) => {
    const rows = places.flatMap((place) => {
      const all = wordsOfPlace(place)
      return all.map((one, at) => ({
        words: one,
        title: placeTitle(localName(i18n, place), one, all.length > 1 ? place.buildings[at]?.name : ''),
      }))
    })
    setFound(rows)
    setChosen(0)
    if (rows[0]) setWords(rows[0].words)
    setOutcome(rows.length === 0 ? t`The records know no homes there. Write the address below.` : null)
  }

  const find = async ({ typeGroup, slug, kind, street, title }: Parameters<NonNullable<Parameters<typeof SearchBox>[0]['onPlace']>>[0]) => {
    const { fetchLabelPlace, fetchLabelStreet } = await import('./label.functions.ts')
    if (typeGroup && slug) {
      const answer = await fetchLabelPlace({ data: { typeGroup, slug } }).catch(() => null)
      if (!answer?.ok) return setOutcome(labelFailureWords(i18n, answer?.failure ?? { layer: 'network', code: '' }))
      return show(answer.value ? [answer.value] : [])
    }
    if (kind !== 'STREET') return setOutcome(t`Choose a building, a project or a street: an area holds too many homes.`)
    const answer = await fetchLabelStreet({ data: { street: street ?? title } }).catch(() => null)
    if (!answer?.ok) return setOutcome(labelFailureWords(i18n, answer?.failure ?? { layer: 'network', code: '' }))
    show(answer.value.nodes)
    if (answer.value.totalCount > answer.value.nodes.length)
      setOutcome(t`The street has more buildings than are listed. Find the others by their number.`)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="relative">
        <SearchBox country={country} onPlace={(place) => void find(place)} />
      </div>
      {outcome ? (
        <p role="status" className="text-ink-2">
          {outcome}
        </p>
      ) : null}
      {found.length > 1 ? (
        <Field label={t`Block or building`} hint={t`Each is added by itself.`}>
          {(control) => (
            <Select
              {...control}
              value={String(chosen)}
              onValue={(at) => {
                setChosen(Number(at))
                setWords(found[Number(at)]?.words ?? EMPTY_PLACE)
              }}
              options={found.map(({ title }, at) => ({ value: String(at), label: title }))}
            />
          )}
        </Field>
      ) : null}
      <WrittenPlace country={country} words={words} onWords={setWords} onAdd={onAdd} />
    </div>
  )
}

const placeTitle = (name: string, { street, building }: PlaceWords, block = ''): string =>
  [...new Set([name, block, building === '' ? '' : street])].filter(Boolean).join(', ')

interface WrittenPlaceProps extends PlaceFieldsProps {
  words: PlaceWords
  onWords: (words: PlaceWords) => void
}

/** The address and the numbers, each of which may be changed; a fault stands at its field. */
function WrittenPlace({ country, words, onWords, onAdd }: WrittenPlaceProps) {
  const { t, i18n } = useLingui()
  const [isTried, setTried] = useState(false)
  const read = homesOfPlace(country, words)
  const count = read.ok ? read.homes.length : 0
  const faultAt = (field: keyof PlaceWords) => {
    if (read.ok || read.field !== field || (!isTried && read.fault === null)) return undefined
    return read.fault ? numbersFaultWords(i18n, read.fault) : t`Write a street or a building.`
  }
  const field = (key: keyof PlaceWords, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={faultAt(key)}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={key === 'stacks' || key === 'floors' || key === 'houses' ? 400 : LABEL_PART_MAX_CHARS}
          value={words[key]}
          onValue={(value) => {
            setTried(false)
            onWords({ ...words, [key]: value })
          }}
        />
      )}
    </Field>
  )
  const add = () => {
    setTried(true)
    if (!read.ok) return
    const title = [words.building, words.street].filter(Boolean).join(', ')
    onAdd({ id: crypto.randomUUID(), title, homes: read.homes })
  }
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {field('street', t`Number and street`)}
        {field('building', t`Building or estate`)}
        {field('locality', t`District or town`)}
        {hasPostalCodes(country) ? field('postalCode', t`Postal code`) : null}
        {field('floors', t`Floors`, t`For example 2-12, 14`)}
        {field('stacks', t`Unit numbers on each floor`, t`For example 01-08, 12A`)}
        {field('houses', t`House numbers in the street`, t`For a row of houses, for example 1-25 odd, 30`)}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="primary" onClick={add}>
          {count === 0 ? <Trans>Add homes</Trans> : count === 1 ? <Trans>Add 1 home</Trans> : <Trans>Add {count} homes</Trans>}
        </Button>
        {read.ok && read.homes[0] ? (
          <p className="figures min-w-0 text-sm text-ink-2 wrap-anywhere">
            {[...new Set([read.homes[0], read.homes.at(-1)])]
              .map((home) => [home?.street, home?.unit].filter(Boolean).join(' '))
              .join(' … ')}
          </p>
        ) : null}
      </div>
    </div>
  )
}
