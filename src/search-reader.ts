import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#session/address-search.ts'
import { routeTree } from './routeTree.gen.ts'

/** A router that only tells which routes a path has and what their schemas read of a search; it serves no page. */
export const searchReader = (): AnyRouter => createRouter({ routeTree, parseSearch, stringifySearch, context: {} as never, isServer: true })
