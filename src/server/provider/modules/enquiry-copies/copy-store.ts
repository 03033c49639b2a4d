import { COPY_ADDRESS, USER } from '../../db/account/people-tables.ts'
import type { EnquiryCopyState } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { hashOf, randomSecret } from '../../secret.ts'

/** The link of a letter about copies is valid this long: half a year, in seconds. */
export const COPY_LINK_SECONDS = 182 * 86_400

const COPY_ADDRESS_ROW = pick(COPY_ADDRESS, 'email', 'emailKey', 'isWanted', 'state', 'askedAt')
export type CopyAddressRow = RowOf<typeof COPY_ADDRESS_ROW>

const COLUMNS = 'email, email_key as emailKey, is_wanted as isWanted, state, asked_at as askedAt'

/** Every address that an agent ever named, taken away or not. */
export const copyAddressesOf = (account: Statements, userId: string): Promise<CopyAddressRow[]> =>
  account.all(COPY_ADDRESS_ROW, `select ${COLUMNS} from copy_address where user_id = ? order by asked_at, email_key`, userId)

/** Keeps which addresses are wanted now. One that was there keeps what its reader said; `asked` ones are asked (again) at this moment. */
export async function keepCopyAddresses(
  account: Statements,
  userId: string,
  { wanted, asked, now }: { wanted: readonly Pick<CopyAddressRow, 'email' | 'emailKey'>[]; asked: ReadonlySet<string>; now: number },
): Promise<void> {
  await Promise.all([
    account.run(
      'update copy_address set is_wanted = 0 where user_id = ? and email_key not in (select value from json_each(?))',
      userId,
      JSON.stringify(wanted.map(({ emailKey }) => emailKey)),
    ),
    ...wanted.map(({ email, emailKey }) =>
      account.run(
        `insert into copy_address (user_id, email_key, email, asked_at) values (?1, ?2, ?3, iif(?5, ?4, 0))
        on conflict (user_id, email_key) do update set email = ?3, is_wanted = 1, asked_at = iif(?5, ?4, asked_at)`,
        userId,
        emailKey,
        email,
        now,
        asked.has(emailKey) ? 1 : 0,
      ),
    ),
  ])
}

/** Makes the link of one letter about an address; returns its token. */
export async function makeCopyLink(account: Statements, userId: string, emailKey: string, now: number): Promise<string> {
  const token = randomSecret()
  await account.run(
    'insert into copy_link (token_hash, user_id, email_key, made_at) values (?, ?, ?, ?)',
    hashOf(token),
    userId,
    emailKey,
    now,
  )
  return token
}

/** What a link is about: who wants copies sent to which address, and what its reader said. */
const COPY_LINK_ROW = { ...pick(COPY_ADDRESS, 'email', 'state', 'isWanted'), agent: USER.columns.nickName }
export type LinkedCopies = RowOf<typeof COPY_LINK_ROW>

/** Null for a link that is not known. */
export const copiesOfLink = (account: Statements, token: string, now: number): Promise<LinkedCopies | null> =>
  account.first(
    COPY_LINK_ROW,
    `select a.email, a.state, a.is_wanted as isWanted, u.nick_name as agent
    from copy_link l join copy_address a on a.user_id = l.user_id and a.email_key = l.email_key join user u on u.id = l.user_id
    where l.token_hash = ? and l.made_at > ?`,
    hashOf(token),
    now - COPY_LINK_SECONDS,
  )

/** Keeps what the reader says by the link, as often as wished; false for a link that is not known. */
export async function keepCopiesAnswer(
  account: Statements,
  token: string,
  state: Exclude<EnquiryCopyState, 'asked'>,
  now: number,
): Promise<boolean> {
  const answered = await account.all(
    pick(COPY_ADDRESS, 'emailKey'),
    `update copy_address set state = ?, answered_at = ? where (user_id, email_key) in
      (select user_id, email_key from copy_link where token_hash = ? and made_at > ?) returning email_key as emailKey`,
    state,
    now,
    hashOf(token),
    now - COPY_LINK_SECONDS,
  )
  return answered.length > 0
}

const AGREED_ROW = pick(COPY_ADDRESS, 'userId', 'email', 'emailKey')

/** The addresses whose readers have agreed, of some agents. */
export const agreedAddresses = (account: Statements, userIds: readonly string[]): Promise<RowOf<typeof AGREED_ROW>[]> =>
  account.all(
    AGREED_ROW,
    `select user_id as userId, email, email_key as emailKey from copy_address
    where user_id in (select value from json_each(?)) and is_wanted = 1 and state = 'agreed' order by user_id, email_key`,
    JSON.stringify(userIds),
  )

/** A link is of no use after its time. */
export const dropOldCopyLinks = (account: Statements, now: number): Promise<unknown> =>
  account.run('delete from copy_link where made_at <= ?', now - COPY_LINK_SECONDS)
