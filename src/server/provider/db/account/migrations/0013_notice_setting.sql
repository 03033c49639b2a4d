-- How a person is told of each group of notices; a group without a row is told as src/graphql/notice-kinds.ts says.
create table notice_setting (
  user_id text not null references user (id) on delete cascade,
  -- one of NOTICE_GROUPS
  topic text not null,
  -- mail: on screen and by mail
  channel text not null check (channel in ('mail', 'screen', 'off')),
  -- unix seconds
  updated_at integer not null,
  primary key (user_id, topic)
) strict;
