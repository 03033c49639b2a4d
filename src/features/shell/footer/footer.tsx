import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { menuPath } from '#access/sub-account.ts'
import { COUNTRIES } from '#market/countries.ts'
import { appLinks } from '#session/app-links.ts'
import { outsideAddresses } from '#session/outside-addresses.ts'
import { MENU_WORDS } from '../bar/menu-words.tsx'
import { Wordmark } from '../bar/wordmark.tsx'
import { serviceChat } from './chat-links.ts'
import { type FooterPath, footerColumns, LEGAL_PATHS } from './footer-links.ts'
import { FOOTER_WORDS, GROUP_WORDS } from './footer-words.tsx'
import { outsideLinks } from './outside-links.ts'

const link = 'inline-flex min-h-7 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline'

/**
 * §2.8: company, products, resources and help, the legal pages, and the copyright line. It takes the rest of a short page's window, so that
 * its top stays where it is while the browser is still reading it in.
 */
export function Footer() {
  const { country, viewer } = useRouteContext({ from: '__root__' })
  const { t } = useLingui()
  return (
    <footer className="no-print mt-20 grow border-t border-line bg-wash">
      <div className="page grid gap-10 py-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid max-w-[58ch] content-start gap-3">
          <Wordmark />
          <p className="text-ink-2">
            <Trans>
              Every figure comes with its date, its range and the number of sales behind it. Estimates are estimates, not valuations for
              lending.
            </Trans>
          </p>
        </div>
        <nav aria-label={t`Footer`} className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          {footerColumns(country, viewer).map(({ group, paths }) => (
            <div key={group}>
              <p className="mb-2 font-[560]">{GROUP_WORDS[group]}</p>
              <ul>
                {paths.map((path) => (
                  <li key={path}>
                    <FooterLink path={path} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <OutsideLinks />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-5 text-sm lg:col-span-2">
          <p className="me-auto text-ink-3">{COUNTRIES[country].copyrightLine}</p>
          {LEGAL_PATHS.map((path) => (
            <FooterLink key={path} path={path} />
          ))}
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ path }: { path: FooterPath }) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const target = useLocation({ select: ({ pathname }) => menuPath(pathname, path, viewer) })
  return (
    <Link to={target} className={link}>
      {path in MENU_WORDS ? MENU_WORDS[path as keyof typeof MENU_WORDS].title : FOOTER_WORDS[path as keyof typeof FOOTER_WORDS]}
    </Link>
  )
}

/** The links that the deployment has set. */
function OutsideLinks() {
  const { t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const outside = outsideAddresses()
  const chat = serviceChat('whatsapp', country, t`Hello, I have a question about realEstate.`, outside)
  const shown = [...outsideLinks(outside), ...(chat ? [{ name: 'WhatsApp', href: chat }] : []), ...appLinks(outside)]
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 lg:col-span-2">
      {shown.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" target="_blank" className={link}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
