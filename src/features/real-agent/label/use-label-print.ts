import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { LABEL_TITLE_MAX_CHARS } from '#graphql/label-kinds.ts'
import type { FileHome } from './address-file.ts'
import { homesOfDraft, type LabelDraft, labelLines, layoutOfDraft } from './label-draft.ts'
import { labelFailureWords } from './label-words.ts'
import { homesOfRows, rowsOfHomes } from './sheet-homes.ts'

interface Made {
  count: number
  leftOut: number
  cut: number
}

interface Unwritable {
  of: LabelDraft
  labels: string[]
}

/** Keeps the sheet, which leaves out who asked for no letters, then makes its PDF in this browser. */
export function useLabelPrint(draft: LabelDraft) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<'rest' | 'making'>('rest')
  const [made, setMade] = useState<Made | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  // labels with letters that cannot be printed, of the draft as it was
  const [unwritable, setUnwritable] = useState<Unwritable | null>(null)
  // the same homes printed again after a lost answer are the same sheet
  const attempt = useRef({ key: '', of: '' })

  async function run(work: () => Promise<void>) {
    setState('making')
    setMade(null)
    setFailure(null)
    setUnwritable(null)
    try {
      await work()
    } catch {
      setFailure(t`The document could not be made. Check your connection and try again; what you chose stays here.`)
    }
    setState('rest')
  }

  /** Nothing is made while labels could not be printed, unless they are to be left out. */
  const print = (leaveOut = false) =>
    run(async () => {
      const { start, offset, salutation } = draft
      const { printLabels, unwritableLabels } = await import('./print-labels.ts')
      const all = homesOfDraft(draft)
      const lines = all.map((home) => labelLines(country, home, salutation))
      const found = new Set(await unwritableLabels(lines))
      if (found.size > 0 && !leaveOut)
        return setUnwritable({ of: draft, labels: lines.filter((_, at) => found.has(at)).map((label) => label.join(', ')) })
      const [homes, layout] = [all.filter((_, at) => !found.has(at)), layoutOfDraft(draft)]
      const title =
        draft.groups
          .map((group) => group.title)
          .join(', ')
          .slice(0, LABEL_TITLE_MAX_CHARS)
          .trim() || 'A4'
      const asked = { title, print: JSON.stringify({ layout, start, offset, salutation }), homes: JSON.stringify(rowsOfHomes(homes)) }
      const of = JSON.stringify(asked)
      if (attempt.current.of !== of) attempt.current = { key: crypto.randomUUID(), of }
      const { makeLabels } = await import('./label.functions.ts')
      const answer = await makeLabels({ data: { key: attempt.current.key, ...asked } })
      if (!answer.ok) return setFailure(labelFailureWords(i18n, answer.failure))
      const { homes: kept } = answer.value
      const labels = freeOf(homes, kept).map((home) => labelLines(country, home, salutation))
      const cut = await printLabels({ kind: 'labels', print: { layout, start, offset, labels, title, language: i18n.locale } })
      setMade({ count: labels.length, leftOut: homes.length - labels.length, cut })
    })

  const printTest = () =>
    run(async () => {
      const { printLabels } = await import('./print-labels.ts')
      const words = t`This line is 100 mm long when nothing was scaled.`
      await printLabels({
        kind: 'test',
        print: { layout: layoutOfDraft(draft), offset: draft.offset, title: t`Test page`, language: i18n.locale, words },
      })
    })

  return { state, made, failure, unwritable: unwritable?.of === draft ? unwritable.labels : [], print, printTest }
}

/** The homes with the names of their file that the answer holds as well. */
function freeOf(homes: readonly FileHome[], json: string): FileHome[] {
  const keyed = (list: readonly FileHome[]) => rowsOfHomes(list).map((row) => JSON.stringify(row))
  const [free, own] = [new Set(keyed(homesOfRows(json))), keyed(homes)]
  return homes.filter((_, at) => free.has(own[at] ?? ''))
}
