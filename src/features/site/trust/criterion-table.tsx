import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { CRITERIA, CRITERION_PROOFS, type Criterion, type CriterionProof } from './criteria.ts'

const HOW: Record<CriterionProof, ReactNode> = {
  'every-page': <Trans>Every page is looked at by a program</Trans>,
  keyboard: <Trans>Walked by keyboard in a browser</Trans>,
  parts: <Trans>Walked by keyboard in a browser</Trans>,
  'map-keys': <Trans>Walked by keyboard in a browser</Trans>,
  'opened-box': <Trans>A test of its own in a browser</Trans>,
  languages: <Trans>A test of its own in a browser</Trans>,
  help: <Trans>A test of its own in a browser</Trans>,
  forms: <Trans>A test of its own in a browser</Trans>,
  payment: <Trans>A test of its own in a browser</Trans>,
  passkeys: <Trans>A test of its own in a browser</Trans>,
  colours: <Trans>Colours are calculated</Trans>,
  'by-eye': <Trans>People look at it; no test holds it</Trans>,
  absent: <Trans>Nothing here falls under it</Trans>,
}

/** Each criterion of WCAG 2.2 with how it is held. Names are the recommendation's own. */
export function CriterionTable() {
  const { t } = useLingui()
  const columns: Column<Criterion>[] = [
    {
      key: 'criterion',
      header: t`Criterion`,
      cell: ({ number, name, proof }) => (
        <>
          {number} <span lang="en">{name}</span>
          <span className="block text-sm text-ink-3 sm:hidden">{HOW[proof]}</span>
        </>
      ),
    },
    { key: 'level', header: t`Level`, cell: ({ level }) => level },
    { key: 'how', header: t`How it is held`, wideOnly: true, cell: ({ proof }) => HOW[proof] },
    {
      key: 'test',
      header: t`Test`,
      wideOnly: true,
      cell: ({ proof }) => <code className="text-sm text-ink-2">{CRITERION_PROOFS[proof] ?? '–'}</code>,
    },
  ]
  return <DataTable caption={t`WCAG 2.2, levels A and AA`} columns={columns} rows={CRITERIA} rowKey={({ number }) => number} />
}
