import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { LabelPage, type LabelPageFacts } from './label-page.tsx'

/** The first page to scale, at the true size of the paper on request. */
export function SheetPreview(page: LabelPageFacts) {
  const { t } = useLingui()
  const [isTrue, setTrue] = useState(false)
  return (
    <div className="grid gap-3">
      <div className={cx('rounded border border-line bg-wash p-3', isTrue && 'overflow-auto')} tabIndex={isTrue ? 0 : undefined}>
        <LabelPage {...page} label={t`The first page as it will be printed`} isTrue={isTrue} />
      </div>
      <Checkbox label={<Trans>True size</Trans>} value={isTrue} onValue={setTrue} />
    </div>
  )
}
