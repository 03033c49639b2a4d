import { isUnder } from './path-pattern.ts'

/**
 * Pages that describe a tool which is not there yet. Each says so, and no menu leads to it. A tool that opens takes its row away, and its
 * page is back in the menus.
 */
export const NOT_YET = ['/realAgent/smartplan', '/smartplan', '/plugins/realAgent/smartplan'] as const

export const isNotYet = (pathname: string): boolean => NOT_YET.some((path) => isUnder(pathname, path))
