import { useLoaderData } from '@tanstack/react-router'
import type { ValueLoad } from '../queries.ts'

/** What the nearest realValue route has loaded: each answers with a {@link ValueLoad}. */
export const useValueLoad = () => useLoaderData({ strict: false }) as ValueLoad
