import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import type { EncodingAsked, SpreadsheetEncoding } from '#market/spreadsheet/spreadsheet-text.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import type { FileHome } from './address-file.ts'
import { FILE_FAULTS } from './label-words.ts'
import type { MappedTableProps, OpenFile } from './mapped-table.tsx'

/** What reads tables, and what shows one: nobody needs either before a file is chosen. */
const loadParts = () => Promise.all([import('./address-file.ts'), import('./mapped-table.tsx'), import('#ui/form/encoding-choice.tsx')])
const MappedTable = lazy(async () => ({ default: (await loadParts())[1].MappedTable }))
const EncodingChoice = lazy(async () => ({ default: (await loadParts())[2].EncodingChoice }))

/** A file whose letters have to be chosen. */
interface AskedFile {
  name: string
  bytes: Uint8Array
  asked: EncodingAsked
}

interface Wrong {
  code: keyof typeof FILE_FAULTS
  /** '' where it is all of the file */
  place: string
}

interface FileFieldsProps {
  country: CountryCode
  /** what the button says for so many homes */
  action: MappedTableProps['action']
  onHomes: (homes: FileHome[], fileName: string) => void
}

/** An agent's own table: chosen, its columns named, looked at, then taken. What is wrong with it is said before anything is taken. */
export function FileFields({ country, action, onHomes }: FileFieldsProps) {
  const { i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<OpenFile | null>(null)
  const [asked, setAsked] = useState<AskedFile | null>(null)
  const [fault, setFault] = useState<Wrong | null>(null)
  const question = useId()

  /** null where they do not come: nothing of what is there changes, and choosing again asks for them again */
  const partsOrFault = () =>
    loadParts().catch(() => {
      setFault({ code: 'not-loaded', place: '' })
      return null
    })
  const read = async (name: string, bytes: Uint8Array, said: SpreadsheetEncoding | null) => {
    const parts = await partsOrFault()
    if (!parts) return
    const [{ guessColumns, readTable }] = parts
    const answer = readTable(bytes, said)
    setAsked('asked' in answer ? { name, bytes, asked: answer.asked } : null)
    setFault('fault' in answer ? { code: answer.fault, place: answer.place } : null)
    if (!answer.ok) return setFile(null)
    const { table, encoding } = answer
    // the columns that were chosen stay when only the letters change
    const isSame = file?.bytes === bytes && file.table.columns.length === table.columns.length
    setFile({ name, bytes, encoding, table, map: isSame ? file.map : guessColumns(table.columns) })
  }
  const open = async (chosen: File) => {
    const parts = await partsOrFault()
    if (!parts) return
    const [{ ADDRESS_FILE_MAX_BYTES }] = parts
    // not even read into memory
    if (chosen.size > ADDRESS_FILE_MAX_BYTES) {
      setFile(null)
      setAsked(null)
      return setFault({ code: 'file-large', place: '' })
    }
    await read(chosen.name, new Uint8Array(await chosen.arrayBuffer()), null)
  }
  const line = asked?.asked.line ?? 0
  const place = fault?.place ?? ''

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-4">
        {/* the browser's own file field is in the browser's language and cannot be styled */}
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            target.value = ''
            if (chosen) void open(chosen)
          }}
        />
        <Button
          onClick={() => {
            // they come while the file is being chosen
            loadParts().catch(() => {})
            input.current?.click()
          }}
        >
          <Trans>Choose a CSV file</Trans>
        </Button>
        <p className="min-w-0 text-sm text-ink-2 wrap-anywhere">
          {file || asked ? (file ?? asked)?.name : <Trans>Nothing of it is sent before you add it.</Trans>}
        </p>
      </div>
      {fault ? (
        <p role="alert" className="text-bad">
          {i18n._(FILE_FAULTS[fault.code])} {place === '' ? null : <Trans>Look at {place}.</Trans>}
        </p>
      ) : null}
      {asked ? (
        <fieldset className="grid min-w-0 gap-3">
          <legend id={question} className="mb-3">
            <Trans>The file does not say how its letters are written. Which of these is line {line} of it?</Trans>
          </legend>
          <Suspense>
            <EncodingChoice
              labelledBy={question}
              letters={asked.asked.letters}
              onChoose={(encoding) => void read(asked.name, asked.bytes, encoding)}
            />
          </Suspense>
        </fieldset>
      ) : null}
      {file ? (
        <Suspense>
          <MappedTable
            country={country}
            file={file}
            onMap={(map) => setFile({ ...file, map })}
            onEncoding={(encoding) => void read(file.name, file.bytes, encoding)}
            action={action}
            onHomes={(homes) => {
              setFile(null)
              onHomes(homes, file.name)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
