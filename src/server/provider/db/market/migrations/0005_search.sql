-- What the type-ahead needs beyond words: names in another script, one form of each name to compare with, and a vocabulary that misspelt
-- words are compared with. Facets of lists come from one index.

alter table search_doc add column title_local text;
-- the title in the one form of #lib/search-terms.ts, "ang mo kio avenue 3"
alter table search_doc add column key text not null default '';
drop index search_doc_title;
alter table search_doc add column key_local text;
create index search_doc_key on search_doc (key);
create index search_doc_key_local on search_doc (key_local) where key_local is not null;

-- words of titles that are letters only
create table search_word (
  id integer primary key,
  word text not null unique,
  -- how many documents have it
  docs integer not null
) strict;

-- three letters in a row, two spaces before the word and one behind
create table search_trigram (
  trigram text not null,
  word_id integer not null references search_word (id),
  primary key (trigram, word_id)
) strict, without rowid;

create index project_facets on project (type_group, property_type, tenure, construction_status, bedroom_mask, area_id);
