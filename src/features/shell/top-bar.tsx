import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavigationItems } from './navigation.tsx'
import { usePlaceAndLanguage } from './place-and-language.ts'
import { Wordmark } from './wordmark.tsx'

/** §9, shown beside the logo */
const VERSION_LABEL = 'v1-55-4'

/** §2.8: 60 px high on wide screens, 50 px on mobile, where the links move into a menu. */
export function TopBar() {
  const { t } = useLingui()
  const placeAndLanguage = usePlaceAndLanguage()
  return (
    <header className="no-print sticky top-0 z-40 h-(--bar-height) border-b border-line bg-paper">
      <div className="page flex h-full items-center gap-8">
        <div className="flex items-center gap-2">
          <Link to="/" aria-label={t`realEstate, home page`} className="flex min-h-11 items-center">
            <Wordmark />
          </Link>
          <span className="hidden text-xs text-ink-3 lg:inline">{VERSION_LABEL}</span>
        </div>
        <nav aria-label={t`Main`} className="hidden flex-1 lg:block">
          <ul className="flex items-center gap-1">
            <NavigationItems className="flex h-9 items-center rounded px-3 font-[560] text-ink-2 transition-colors duration-(--duration-quick) hover:text-ink" />
          </ul>
        </nav>
        <span className="hidden text-ink-2 lg:inline">{placeAndLanguage}</span>
        <ButtonLink to="/search" look="primary" className="max-lg:hidden">
          <Trans>Find a home</Trans>
        </ButtonLink>
        <MobileMenu placeAndLanguage={placeAndLanguage} />
      </div>
    </header>
  )
}
