import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { DevelopersDocument } from '#graphql/generated/graphql.ts'

/** Whether the market of the sandbox is the demonstration. */
export const fetchDevelopers = createServerFn().handler(() => execute(DevelopersDocument, {}, { country: 'SG' }))
