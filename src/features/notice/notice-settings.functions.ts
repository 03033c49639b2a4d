import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { NoticeChannel, NoticeGroup } from '#graphql/generated/enumerations.ts'
import { NoticeSettingsDocument, UpdateNoticeSettingDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

/** How the signed-in person is told of each group. */
export const fetchNoticeSettings = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(NoticeSettingsDocument, {})
  return answer.ok ? ok(answer.value.noticeSettings) : answer
})

export const updateNoticeSetting = createServerFn({ method: 'POST' })
  .validator(z.object({ group: z.enum(NoticeGroup), channel: z.enum(NoticeChannel) }))
  .handler(({ data }) => execute(UpdateNoticeSettingDocument, data))
