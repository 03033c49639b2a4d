import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { UnitState } from '#graphql/generated/enumerations.ts'
import {
  DeskLaunchesDocument,
  LaunchBallotDocument,
  LaunchFileDocument,
  SetLaunchAgentDocument,
  SetUnitStateDocument,
} from '#graphql/generated/graphql.ts'
import { LAUNCH_FILE_MAX_CHARS } from '#graphql/launch-kinds.ts'
import { ok } from '#lib/result.ts'
import { DAY_ORDERS } from '#market/spreadsheet/spreadsheet-days.ts'
import { DECIMAL_MARKS } from '#market/spreadsheet/spreadsheet-numbers.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

const country = z.enum(COUNTRY_CODES)

/** The launches whose price lists the viewer may bring. */
export const fetchDeskLaunches = createServerFn()
  .validator(z.object({ country }))
  .handler(async ({ data }) => {
    const answer = await execute(DeskLaunchesDocument, {}, data)
    return answer.ok ? ok(answer.value.deskLaunches) : answer
  })

/** Says what a file of launches changes, what is wrong with it and what has to be asked; `takes` takes it where nothing is. */
export const sendLaunchFile = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      country,
      text: z.string().max(LAUNCH_FILE_MAX_CHARS),
      takes: z.boolean(),
      dayOrder: z.enum(DAY_ORDERS).nullable(),
      decimalMark: z.enum(DECIMAL_MARKS).nullable(),
    }),
  )
  .handler(async ({ data: { country, ...file } }) => {
    const answer = await execute(LaunchFileDocument, file, { country })
    return answer.ok ? ok(answer.value.launchFile) : answer
  })

const id = z.string().max(200)

/** The ballot of a launch in its order, for staff and for the agent who answers for it. */
export const fetchBallot = createServerFn({ method: 'POST' })
  .validator(z.object({ country, id }))
  .handler(async ({ data: { country, ...launch } }) => {
    const answer = await execute(LaunchBallotDocument, launch, { country })
    return answer.ok ? ok(answer.value.launchBallot) : answer
  })

/** Sets the state of one home as of today; `from` is the state that it was seen in. */
export const sendUnitState = createServerFn({ method: 'POST' })
  .validator(z.object({ country, id, stack: z.string().max(12), floor: z.int(), from: z.enum(UnitState), to: z.enum(UnitState) }))
  .handler(({ data: { country, ...unit } }) => execute(SetUnitStateDocument, unit, { country }))

/** Sets who answers for a launch, for staff. `email` '' is the operator. */
export const sendLaunchAgent = createServerFn({ method: 'POST' })
  .validator(z.object({ country, id: z.string().max(200), email: z.string().trim().max(254) }))
  .handler(({ data: { country, ...care } }) => execute(SetLaunchAgentDocument, care, { country }))
