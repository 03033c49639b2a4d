import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { CancelOpenHouseDocument, ChangeOpenHouseDocument, HostOpenHouseDocument } from '#graphql/generated/graphql.ts'

const key = z.uuid()
const id = z.uuid()
const version = z.int().min(0).max(1_000_000)
const input = z.object({ startsAt: z.iso.datetime(), minutes: z.int().min(1).max(10_000), question: z.string().max(1_000) })

/** Makes an open house of a listing of the agent's. */
export const sendNewOpenHouse = createServerFn({ method: 'POST' })
  .validator(z.object({ key, listing: z.string().max(100), input }))
  .handler(({ data }) => execute(HostOpenHouseDocument, data))

export const sendOpenHouseChange = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, version, input }))
  .handler(({ data }) => execute(ChangeOpenHouseDocument, data))

export const sendOpenHouseCancellation = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, version }))
  .handler(({ data }) => execute(CancelOpenHouseDocument, data))
