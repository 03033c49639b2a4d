import { useLoaderData } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import type { valueExamplesQuery } from './queries.ts'

/** The market with its live example, which the loader of each realValue page asks for. */
export const useValueExamples = () => useLoaderData({ strict: false }) as AnswerOf<typeof valueExamplesQuery>
