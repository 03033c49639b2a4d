import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { NoticeSettingsDocument, UpdateNoticeSettingDocument } from '#graphql/generated/graphql.ts'
import { NOTICE_CHANNELS, NOTICE_GROUPS } from '#graphql/notice-kinds.ts'
import { ok } from '#lib/result.ts'

const upper = <const Name extends string>(names: readonly Name[]) => names.map((name) => name.toUpperCase() as Uppercase<Name>)

/** How the signed-in person is told of each group. */
export const fetchNoticeSettings = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(NoticeSettingsDocument, {})
  return answer.ok ? ok(answer.value.noticeSettings) : answer
})

export const updateNoticeSetting = createServerFn({ method: 'POST' })
  .validator(z.object({ group: z.enum(upper(NOTICE_GROUPS)), channel: z.enum(upper(NOTICE_CHANNELS)) }))
  .handler(({ data }) => execute(UpdateNoticeSettingDocument, data))
