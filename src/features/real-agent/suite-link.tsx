import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A tool's name that leads to its page. */
export const SuiteLink = ({ to, children }: { to: LinkProps['to']; children: ReactNode }) => (
  <Link to={to} className="underline decoration-line underline-offset-4 hover:text-lagoon hover:decoration-lagoon">
    {children}
  </Link>
)
