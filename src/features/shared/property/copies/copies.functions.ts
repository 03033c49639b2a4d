import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { DataCopiesDocument, MakeDataCopyDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

/** null: of the person's own things */
const ofSource = z.object({ source: z.string().min(1).max(60).nullable() })

/** The person's copies that are there or being made, the newest first. */
export const fetchCopies = createServerFn({ method: 'POST' })
  .validator(ofSource)
  .handler(async ({ data }) => {
    const answer = await execute(DataCopiesDocument, data)
    return answer.ok ? ok(answer.value.dataCopies) : answer
  })

/** Asks for a copy of all that the person has here, or of a source's listings. */
export const makeCopy = createServerFn({ method: 'POST' })
  .validator(ofSource)
  .handler(async ({ data }) => {
    const answer = await execute(MakeDataCopyDocument, data)
    return answer.ok ? ok(answer.value.makeDataCopy) : answer
  })
