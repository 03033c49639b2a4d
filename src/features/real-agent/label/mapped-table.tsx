import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SPREADSHEET_ENCODINGS, type SpreadsheetEncoding } from '#market/spreadsheet/spreadsheet-text.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { ENCODING_NAMES } from '#ui/form/encoding-choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { type AddressTable, type ColumnMap, columnLabel, type FileHome, homesOfTable, MAPPED_PARTS } from './address-file.ts'
import { PART_WORDS } from './label-words.ts'

const NO_COLUMN = ''
const SHOWN_ROWS = 3
const SHOWN_PLACES = 10

export interface OpenFile {
  name: string
  bytes: Uint8Array
  encoding: SpreadsheetEncoding
  table: AddressTable
  map: ColumnMap
}

export interface MappedTableProps {
  country: CountryCode
  file: OpenFile
  onMap: (map: ColumnMap) => void
  onEncoding: (encoding: SpreadsheetEncoding) => void
  /** what the button says for so many homes */
  action: (count: number) => ReactNode
  onHomes: (homes: FileHome[]) => void
}

/** The columns of a table, named by the agent, with what is read of it. */
export function MappedTable({ country, file: { encoding, table, map }, onMap, onEncoding, action, onHomes }: MappedTableProps) {
  const { t, i18n } = useLingui()
  const { homes, without, spoilt, shortened } = homesOfTable(table, map, country)
  const shown = without.slice(0, SHOWN_PLACES).join(', ')
  const shownSpoilt = spoilt
    .slice(0, SHOWN_PLACES)
    .map(({ place, text }) => `${place} “${text}”`)
    .join(', ')
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {MAPPED_PARTS.map((part) => (
          <Field key={part} label={i18n._(PART_WORDS[part])}>
            {(control) => (
              <Select
                {...control}
                value={map[part] === null ? NO_COLUMN : String(map[part])}
                onValue={(value) => onMap({ ...map, [part]: value === NO_COLUMN ? null : Number(value) })}
                options={[
                  { value: NO_COLUMN, label: t`Not in the file` },
                  ...table.columns.map((_, at) => ({ value: String(at), label: columnLabel(table.columns, at) })),
                ]}
              />
            )}
          </Field>
        ))}
        <Field label={t`Characters`} hint={t`Choose another when letters below look wrong.`}>
          {(control) => (
            <Select
              {...control}
              value={encoding}
              onValue={onEncoding}
              options={SPREADSHEET_ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }))}
            />
          )}
        </Field>
      </div>
      {homes.length > 0 ? (
        <ul aria-label={t`First rows of the file`} className="grid gap-1 border-s-2 border-line ps-4 text-sm text-ink-2">
          {homes.slice(0, SHOWN_ROWS).map((home, at) => (
            <li key={JSON.stringify([at, home.street, home.unit])} className="wrap-anywhere">
              {MAPPED_PARTS.map((part) => home[part])
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      ) : (
        <p role="alert" className="text-bad">
          <Trans>No row has a street or a building. Say which column holds it.</Trans>
        </p>
      )}
      {without.length > 0 && homes.length > 0 ? (
        <p className="text-sm text-caution-ink">
          <Plural
            value={without.length}
            one="# row has neither street nor building and is left out:"
            other="# rows have neither street nor building and are left out:"
          />{' '}
          {shown}
          {without.length > SHOWN_PLACES ? ' …' : ''}
        </p>
      ) : null}
      {spoilt.length > 0 ? (
        <p className="text-sm text-caution-ink">
          <Trans>
            The spreadsheet wrote something else in place of these cells, so their rows are left out. Format the column as text, and choose
            the file again:
          </Trans>{' '}
          {shownSpoilt}
          {spoilt.length > SHOWN_PLACES ? ' …' : ''}
        </p>
      ) : null}
      {shortened > 0 ? (
        <p className="text-sm text-caution-ink">
          <Plural
            value={shortened}
            one="# entry is longer than 120 characters and is cut."
            other="# entries are longer than 120 characters and are cut."
          />
        </p>
      ) : null}
      <Button look="primary" className="justify-self-start" disabled={homes.length === 0} onClick={() => onHomes(homes)}>
        {action(homes.length)}
      </Button>
    </>
  )
}
