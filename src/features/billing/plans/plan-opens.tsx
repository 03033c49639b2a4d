import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isPathOpen } from '#access/path-module.ts'
import { PRO_PATHS, type ProPath } from '#access/route-classes.ts'
import type { CountryCode } from '#market/vocabulary.ts'

const WORDS: Record<ProPath, ReactNode> = {
  '/report/project-pro': <Trans>Pro reports of every project</Trans>,
  '/report/property-pro': <Trans>Pro reports of every home</Trans>,
  '/report/commercial': <Trans>Pro reports of commercial buildings</Trans>,
}

/** What a subscription opens in a country, as the table of routes says it. */
export const opensIn = (country: CountryCode): { key: string; text: ReactNode }[] =>
  PRO_PATHS.filter((path) => isPathOpen(path, country)).map((path) => ({ key: path, text: WORDS[path] }))
