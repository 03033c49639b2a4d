import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import type { Encoding, FileHome } from './address-file.ts'
import { FILE_FAULTS } from './label-words.ts'
import type { MappedTableProps, OpenFile } from './mapped-table.tsx'

/** What reads tables, and what shows one: nobody needs either before a file is chosen. */
const loadParts = () => Promise.all([import('./address-file.ts'), import('./mapped-table.tsx')])
const MappedTable = lazy(async () => ({ default: (await loadParts())[1].MappedTable }))

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
  const [fault, setFault] = useState<keyof typeof FILE_FAULTS | null>(null)

  /** null where they do not come: nothing of what is there changes, and choosing again asks for them again */
  const partsOrFault = () =>
    loadParts().catch(() => {
      setFault('not-loaded')
      return null
    })
  const read = async (name: string, bytes: Uint8Array, encoding: Encoding) => {
    const parts = await partsOrFault()
    if (!parts) return
    const [{ guessColumns, readTable }] = parts
    const answer = readTable(bytes, encoding)
    setFault(answer.ok ? null : answer.fault)
    setFile(answer.ok ? { name, bytes, encoding, table: answer.table, map: guessColumns(answer.table.columns) } : null)
  }
  const open = async (chosen: File) => {
    const parts = await partsOrFault()
    if (!parts) return
    const [{ ADDRESS_FILE_MAX_BYTES, encodingOf }] = parts
    // not even read into memory
    if (chosen.size > ADDRESS_FILE_MAX_BYTES) {
      setFile(null)
      return setFault('file-large')
    }
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    await read(chosen.name, bytes, encodingOf(bytes, country))
  }

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
          {file ? file.name : <Trans>Nothing of it is sent before you add it.</Trans>}
        </p>
      </div>
      {fault ? (
        <p role="alert" className="text-bad">
          {i18n._(FILE_FAULTS[fault])}
        </p>
      ) : null}
      {file ? (
        <Suspense>
          <MappedTable
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
