import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef, useState } from 'react'
import { putPart } from '#api/put-part.ts'
import { restUntilOnline } from '#api/rest-until-online.ts'
import type { Failure, Result } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha-256.ts'
import { Button } from '#ui/button.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { failureWords } from '../editor/messages.ts'
import type { EditorProps } from '../own-account.ts'
import { type ArchivedFile, readArchive } from './read-archive.ts'
import { takeCopy } from './take-copy.ts'
import type { TakenCopy, TakingPorts } from './taking.ts'
import { UntakenList } from './untaken-list.tsx'

const UNREACHABLE: Result<never> = { ok: false, failure: { layer: 'network', code: 'unreachable' } }

const functions = () => import('./take-copy.functions.ts')
const tours = () => import('#property/tour/write-tour.functions.ts')
const as = 'account'

const PORTS: TakingPorts = {
  takeRecords: async (data) => (await functions()).takeCopyLines({ data }).catch(() => UNREACHABLE),
  beginPicture: async (data) => (await functions()).beginCopiedPicture({ data }).catch(() => UNREACHABLE),
  describePicture: async (data) => (await functions()).describeCopiedPicture({ data }).catch(() => UNREACHABLE),
  putPicture: async (id, body) => (await fetch(`/listing-media/${id}`, { method: 'PUT', body })).status,
  bundles: {
    print: sha256Hex,
    put: putPart,
    rest: restUntilOnline,
    begin: async (data) => (await tours()).startTourBundle({ data: { ...data, as } }).catch(() => UNREACHABLE),
    finish: async (id) => (await tours()).endTourBundle({ data: { id, as } }).catch(() => UNREACHABLE),
  },
  tourVersion: async (id) => (await functions()).fetchTakenTour({ data: { id } }).catch(() => UNREACHABLE),
  fillTour: async (data) => (await tours()).sendTour({ data: { ...data, as } }).catch(() => UNREACHABLE),
}

/** The files of all parts; null where one of them is no archive. */
async function filesOf(parts: readonly File[]): Promise<ArchivedFile[] | null> {
  const read = await Promise.all(parts.map(readArchive))
  return read.includes(null) ? null : read.flatMap((files) => files ?? [])
}

const DAMAGED: Failure = { layer: 'validation', code: 'copy-damaged' }

/** Parts of a copy are read here in the browser, and their records and pictures sent one after another. */
export default function TakeCopyEditor({ cancel }: EditorProps) {
  usePageWords()
  const input = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState<TakenCopy | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [state, setState] = useState<'idle' | 'taking' | 'done'>('idle')
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const parts = [...(target.files ?? [])]
    target.value = ''
    if (parts.length === 0) return
    setState('taking')
    setTaken(null)
    setFailure(null)
    const files = await filesOf(parts).catch(() => null)
    const failed = files ? await takeCopy(files, PORTS, setTaken).catch(() => DAMAGED) : DAMAGED
    setFailure(failed)
    setState(failed ? 'idle' : 'done')
  }
  return (
    <div className="grid max-w-[34rem] gap-3 text-base">
      <p className="text-ink-2">
        <Trans>
          Choose all parts of a copy together. Listings and tours come in as drafts that you publish yourself, with their pictures;
          enquiries, past appointments, saved searches, lists of deals, homes of your own, smart plans, sheets of labels and homes that you
          do not write to come in as they were; market analyses are made anew by today’s sales. Nobody is told, and nothing is taken twice.
          Orders, shared pages and appointments that are still to come stay in the copy.
        </Trans>
      </p>
      {/* the browser's own file field is in the browser's language and cannot be styled */}
      <input ref={input} type="file" accept=".zip,application/zip" multiple onChange={choose} hidden />
      <div role="status" className="grid gap-1 empty:hidden">
        {state === 'done' && !taken ? <Trans>There was nothing in it that can be taken in.</Trans> : null}
        {taken ? <TakenSoFar taken={taken} isDone={state === 'done'} /> : null}
      </div>
      {failure ? (
        <p role="alert" className="text-bad">
          <TakingFailure failure={failure} />
        </p>
      ) : null}
      {taken && taken.refused.length > 0 ? <UntakenList refused={taken.refused} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={state === 'taking'} onClick={() => input.current?.click()}>
          <Trans>Choose the parts</Trans>
        </Button>
        <Button look="ghost" disabled={state === 'taking'} onClick={cancel}>
          {state === 'done' ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </div>
    </div>
  )
}

function TakenSoFar({ taken: { records, pictures, omitted }, isDone }: { taken: TakenCopy; isDone: boolean }) {
  return (
    <>
      <span className="figures">
        {isDone ? (
          <Trans>
            Done. Records taken in: {records}. Pictures: {pictures}.
          </Trans>
        ) : (
          <Trans>
            Records taken in so far: {records}. Pictures: {pictures}.
          </Trans>
        )}
      </span>
      {omitted > 0 ? (
        <span className="figures text-ink-2">
          <Trans>Fields that could not be read and were left out: {omitted}.</Trans>
        </span>
      ) : null}
    </>
  )
}

function TakingFailure({ failure }: { failure: Failure }) {
  const { i18n } = useLingui()
  if (failure.code === 'copy-damaged') return <Trans>One of these files is no part of a copy, or is damaged.</Trans>
  if (failure.code === 'copy-list')
    return <Trans>The list of the copy, manifest.json, is not among these files. It is in the last part: choose all parts together.</Trans>
  if (failure.code === 'copy-unknown')
    return <Trans>This is no copy that can be read here, or it was made by a newer version of the site.</Trans>
  return failureWords(i18n, failure)
}
