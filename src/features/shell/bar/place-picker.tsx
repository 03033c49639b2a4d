import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { localeOf } from '#locales/locales.ts'
import { countryName } from '#session/country-name.ts'
import { cx } from '#ui/class-names.ts'

const PlacePickerDialog = lazy(() => import('../overlays/place-picker-dialog.tsx'))

/** Shows country and language; opens the dialog that changes them, which loads when it is first asked for. */
export function PlacePicker({ className }: { className?: string }) {
  const { t } = useLingui()
  const { full, short } = usePlaceAndLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Country and language: ${full}`}
        onClick={() => setOpen(true)}
        className={cx('flex min-h-9 items-center gap-1.5 rounded px-2 whitespace-nowrap text-ink-2 hover:text-ink', className)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 text-ink-3">
          <path
            d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 0c4 4 4 9 0 13m0-13c-4 4-4 9 0 13M1.8 6h12.4M1.8 10h12.4"
            fill="none"
            stroke="currentColor"
          />
        </svg>
        <span className="xl:hidden">{short}</span>
        <span className="max-xl:hidden">{full}</span>
      </button>
      {isOpen ? (
        <Suspense>
          <PlacePickerDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Country and language: "Singapore · English", and short "SG · EN". */
function usePlaceAndLanguage(): { full: string; short: string } {
  const { i18n } = useLingui()
  const { locale, country } = useRouteContext({ from: '__root__' })
  const { name, nameShort } = localeOf(locale)
  return { full: `${countryName(i18n, country)} · ${name.replace(/\s*[(（].*$/, '')}`, short: `${country} · ${nameShort}` }
}
