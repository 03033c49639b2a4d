import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useReducer } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { FileFields } from './file-fields.tsx'
import { draftStep, homesOfDraft, type LabelDraft, labelLines, layoutOfDraft, newDraft, OWN_SHEET, readDraft } from './label-draft.ts'
import { layoutFault } from './label-sheets.ts'
import { PlaceFields } from './place-fields.tsx'
import { SheetFields } from './sheet-fields.tsx'
import { SheetPreview } from './sheet-preview.tsx'
import { useLabelPrint } from './use-label-print.ts'

const KEPT_AS = 'label-draft'

/** The draft of this tab, kept over reloads. */
function useDraft() {
  const [draft, step] = useReducer(draftStep, null, newDraft)
  useEffect(() => {
    const kept = readDraft(sessionStorage.getItem(KEPT_AS))
    if (kept) step({ kind: 'restore', draft: kept })
  }, [])
  useEffect(() => {
    try {
      if (draft.groups.length > 0) sessionStorage.setItem(KEPT_AS, JSON.stringify(draft))
      else sessionStorage.removeItem(KEPT_AS)
    } catch {
      // a full store keeps nothing; the draft stays on the page
    }
  }, [draft])
  return [draft, step] as const
}

/** Homes, sheet, print: everything an agent needs to print labels. */
export function LabelEditor() {
  const { country } = useRouteContext({ from: '__root__' })
  const { t } = useLingui()
  const [draft, step] = useDraft()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-9">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title text-4xl">
            <Trans>Property labels</Trans>
          </h1>
          <p className="mt-1 max-w-[68ch] text-ink-2">
            <Trans>Addresses of a project, a street or your own list, on the A4 label sheets that shops sell.</Trans>
          </p>
        </div>
        <ButtonLink to="/realAgent/property-label/PdfList">
          <Trans>Sheets made before</Trans>
        </ButtonLink>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <PageSection title={<Trans>Homes</Trans>}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">
              <Tabs
                label={t`Where the addresses come from`}
                tabs={[
                  {
                    key: 'place',
                    title: <Trans>A building or street</Trans>,
                    panel: <PlaceFields country={country} onAdd={(group) => step({ kind: 'add', group })} />,
                  },
                  {
                    key: 'file',
                    title: <Trans>Your own list</Trans>,
                    panel: (
                      <FileFields
                        country={country}
                        action={(count) => (count === 1 ? <Trans>Add 1 home</Trans> : <Trans>Add {count} homes</Trans>)}
                        onHomes={(homes, title) => step({ kind: 'add', group: { id: crypto.randomUUID(), title, homes } })}
                      />
                    ),
                  },
                ]}
              />
              <Groups draft={draft} onRemove={(id) => step({ kind: 'remove', id })} />
            </div>
          </PageSection>
          <PageSection title={<Trans>Sheet</Trans>}>
            <div className="pt-4">
              <SheetFields draft={draft} write={(change) => step({ kind: 'write', change })} />
            </div>
          </PageSection>
        </div>
        <PrintSide draft={draft} />
      </div>
    </div>
  )
}

/** What was added so far, and what became of the last addition. */
function Groups({ draft: { groups, outcome }, onRemove }: { draft: LabelDraft; onRemove: (id: string) => void }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      <p role="status" className={outcome?.kind === 'many' ? 'text-bad' : 'text-ink-2'}>
        {outcome?.kind === 'many' ? <Trans>That would be more than 5,000 labels. Nothing was added.</Trans> : null}
        {outcome?.kind === 'added' ? (
          <>
            <Plural value={outcome.homes} _0="No home was added." one="# home was added." other="# homes were added." />{' '}
            {outcome.twice > 0 ? <Plural value={outcome.twice} one="# was there already." other="# were there already." /> : null}
          </>
        ) : null}
      </p>
      {groups.length > 0 ? (
        <ul aria-label={t`Homes to print`} className="border-t border-line">
          {groups.map(({ id, title, homes }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <span className="flex items-center gap-4">
                <span className="figures text-ink-2">
                  <Plural value={homes.length} one="# home" other="# homes" />
                </span>
                <Button size="small" look="ghost" aria-label={t`Remove ${title}`} onClick={() => onRemove(id)}>
                  <Trans>Remove</Trans>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The first page, and what is pressed to print. */
function PrintSide({ draft }: { draft: LabelDraft }) {
  const { country } = useRouteContext({ from: '__root__' })
  const { state, made, failure, unwritable, print, printTest } = useLabelPrint(draft)
  const [homes, layout] = [homesOfDraft(draft), layoutOfDraft(draft)]
  const perPage = Math.max(1, layout.columns * layout.rows)
  const pages = Math.ceil((draft.start - 1 + homes.length) / perPage)
  const isBroken = draft.sheet === OWN_SHEET && layoutFault(layout) !== null
  return (
    <div className="grid gap-4 lg:sticky lg:top-20">
      {isBroken ? null : (
        <SheetPreview
          layout={layout}
          start={draft.start}
          offset={draft.offset}
          labels={homes.slice(0, perPage).map((home) => labelLines(country, home, draft.salutation))}
        />
      )}
      <p className="figures text-ink-2">
        {homes.length === 0 ? (
          <Trans>Add homes to print them.</Trans>
        ) : (
          <>
            <Plural value={homes.length} one="# label" other="# labels" /> · <Plural value={pages} one="# page" other="# pages" />
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={homes.length === 0 || isBroken || state === 'making'} onClick={() => void print()}>
          {state === 'making' ? <Trans>Being made</Trans> : <Trans>Make the PDF</Trans>}
        </Button>
        <Button disabled={isBroken || state === 'making'} onClick={() => void printTest()}>
          <Trans>Test page</Trans>
        </Button>
      </div>
      <p className="text-sm text-ink-3">
        <Trans>Print at 100 percent, without fitting to the page. Homes that asked for no letters are left out.</Trans>
      </p>
      {unwritable.length > 0 ? (
        <Unwritable
          labels={unwritable}
          isAll={unwritable.length === homes.length}
          isBusy={state === 'making'}
          onLeaveOut={() => void print(true)}
        />
      ) : null}
      <div role="status" className="grid gap-1">
        {made ? (
          <>
            <p>
              <Plural
                value={made.count}
                one="The PDF with # label is saved on this device."
                other="The PDF with # labels is saved on this device."
              />
            </p>
            {made.leftOut > 0 ? (
              <p className="text-ink-2">
                <Plural
                  value={made.leftOut}
                  one="# home asked for no letters and is left out."
                  other="# homes asked for no letters and are left out."
                />
              </p>
            ) : null}
            {made.cut > 0 ? (
              <p className="text-caution-ink">
                <Plural
                  value={made.cut}
                  one="# label had no room for all of its text."
                  other="# labels had no room for all of their text."
                />
              </p>
            ) : null}
          </>
        ) : null}
      </div>
      {failure ? (
        <p role="alert" className="text-bad">
          {failure}
        </p>
      ) : null}
    </div>
  )
}

const NAMED = 20

interface UnwritableProps {
  labels: readonly string[]
  isAll: boolean
  isBusy: boolean
  onLeaveOut: () => void
}

/** Before anything is printed: the labels that our font cannot write, and how to go on. */
function Unwritable({ labels, isAll, isBusy, onLeaveOut }: UnwritableProps) {
  const further = labels.length - NAMED
  return (
    <div role="alert" className="grid gap-2 border border-line p-4">
      <p className="text-caution-ink">
        <Plural
          value={labels.length}
          one="# label has letters that we cannot print, so nothing was made yet."
          other="# labels have letters that we cannot print, so nothing was made yet."
        />
      </p>
      <ul className="max-h-60 overflow-y-auto ps-4 list-disc">
        {labels.slice(0, NAMED).map((label, at) => (
          // the same label may stand there twice
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={at} dir="auto" className="wrap-anywhere">
            {label}
          </li>
        ))}
        {further > 0 ? (
          <li>
            <Trans>and {further} more</Trans>
          </li>
        ) : null}
      </ul>
      <p className="text-sm text-ink-2">
        <Trans>
          Latin, Cyrillic and Chinese letters can be printed. Write these names in Latin letters in your list and add it again, or print the
          other labels now.
        </Trans>
      </p>
      {isAll ? null : (
        <Button className="justify-self-start" disabled={isBusy} onClick={onLeaveOut}>
          <Plural value={labels.length} one="Make the PDF without this label" other="Make the PDF without these # labels" />
        </Button>
      )}
    </div>
  )
}
