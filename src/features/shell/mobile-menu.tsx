import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { NavigationItems } from './navigation.tsx'
import { Wordmark } from './wordmark.tsx'

const row = 'flex min-h-14 items-center border-b border-line text-xl font-[560] text-ink'

/**
 * The full-screen menu of narrow screens. The platform's modal dialog keeps the focus inside, makes the page behind inert
 * and closes on Escape; base.css stops the page from scrolling while it is open.
 */
export function MobileMenu({ placeAndLanguage }: { placeAndLanguage: string }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        aria-label={t`Open the menu`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="-me-2.5 ms-auto grid size-11 place-items-center lg:hidden"
      >
        <MenuIcon />
      </button>
      <dialog ref={dialog} aria-label={t`Menu`} className="slide-in m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink lg:hidden">
        <div className="page flex h-(--bar-height) items-center justify-between border-b border-line">
          <Wordmark />
          <button type="button" aria-label={t`Close the menu`} onClick={close} className="-me-2.5 grid size-11 place-items-center">
            <MenuIcon close />
          </button>
        </div>
        <nav aria-label={t`Main`} className="page grid gap-6 py-2">
          <ul>
            <NavigationItems className={row} onFollow={close} />
          </ul>
          <div>
            <p className="text-sm text-ink-3">{placeAndLanguage}</p>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {COUNTRY_CODES.map((code) => (
                <li key={code}>
                  <Link
                    to="/"
                    search={{ countryCode: code }}
                    onClick={close}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {COUNTRIES[code].label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <ButtonLink to="/search" look="primary" size="large" onClick={close}>
            <Trans>Find a home</Trans>
          </ButtonLink>
        </nav>
      </dialog>
    </>
  )
}
