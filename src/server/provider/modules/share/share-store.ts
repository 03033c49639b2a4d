import { SHARES_MAX } from '#graphql/share-kinds.ts'
import type { Statements } from '../../db/client.ts'
import { integer } from '../../db/column-table.ts'
import type { Page } from '../../paging.ts'
import { SHARE_COLUMNS, type StoredShare } from './share-row.ts'
import { OWN_SHARE_ROW, type OwnShare, SHOWN_DAYS } from './share-type.ts'

const WITH_VIEWS = `${SHARE_COLUMNS}, (select coalesce(sum(n), 0) from share_view where share_id = share.id) as views,
  (select json_group_array(json_object('day', day, 'n', n)) from (select day, n from (
    select day, n from share_view where share_id = share.id order by day desc limit ${SHOWN_DAYS}) order by day)) as days`

/** The newest first; one row more than the page, to know whether there is a next one. */
export const listOwnShares = (trade: Statements, owner: string, { first, offset }: Page): Promise<OwnShare[]> =>
  trade.all(
    OWN_SHARE_ROW,
    `select ${WITH_VIEWS} from share where owner = ? order by created_at desc, id limit ? offset ?`,
    owner,
    first + 1,
    offset,
  )

export const countOwnShares = async (trade: Statements, owner: string): Promise<number> =>
  (await trade.first({ n: integer() }, 'select count(*) as n from share where owner = ?', owner))?.n ?? 0

export const readOwnShare = (trade: Statements, owner: string, id: string): Promise<OwnShare | null> =>
  trade.first(OWN_SHARE_ROW, `select ${WITH_VIEWS} from share where owner = ? and id = ?`, owner, id)

export const shareOfKey = (trade: Statements, owner: string, key: string): Promise<OwnShare | null> =>
  trade.first(OWN_SHARE_ROW, `select ${WITH_VIEWS} from share where owner = ? and key = ?`, owner, key)

/** Keeps a share with its answers, once for its key, unless the maker has too many that are not revoked. */
export async function keepShare(trade: Statements, share: StoredShare, key: string, answers: string): Promise<void> {
  await Promise.all([
    trade.run(
      `insert or ignore into share (id, key, owner, country, kind, title, path, about, edition, figures_to, lines, password_hash, created_at, expires_at)
      select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where (select count(*) from share where owner = ? and revoked_at is null) < ${SHARES_MAX}`,
      share.id,
      key,
      share.owner,
      share.country,
      share.kind,
      share.title,
      share.path,
      share.about,
      share.edition,
      share.figuresTo,
      share.lines,
      share.passwordHash,
      share.createdAt,
      share.expiresAt,
      share.owner,
    ),
    trade.run('insert into share_snapshot (share_id, answers) select id, ? from share where id = ?', answers, share.id),
  ])
}

/** Takes a share back: what it showed is gone with it. */
export const revoke = (trade: Statements, { id, owner }: Pick<StoredShare, 'id' | 'owner'>, now: number): Promise<unknown> =>
  Promise.all([
    trade.run('update share set revoked_at = ? where id = ? and owner = ? and revoked_at is null', now, id, owner),
    trade.run('delete from share_snapshot where share_id in (select id from share where id = ? and owner = ?)', id, owner),
    trade.run('delete from share_pass where share_id in (select id from share where id = ? and owner = ?)', id, owner),
  ])

export const extend = (trade: Statements, { id, owner }: Pick<StoredShare, 'id' | 'owner'>, until: number): Promise<unknown> =>
  trade.run(
    `update share set expires_at = ? where id = ? and owner = ? and revoked_at is null
      and exists (select 1 from share_snapshot where share_id = share.id)`,
    until,
    id,
    owner,
  )

/** Another password, or none; whoever gave the old one is asked again. */
export const setPassword = (trade: Statements, { id, owner }: Pick<StoredShare, 'id' | 'owner'>, hash: string | null): Promise<unknown> =>
  Promise.all([
    trade.run('update share set password_hash = ? where id = ? and owner = ? and revoked_at is null', hash, id, owner),
    trade.run('delete from share_pass where share_id in (select id from share where id = ? and owner = ?)', id, owner),
  ])
