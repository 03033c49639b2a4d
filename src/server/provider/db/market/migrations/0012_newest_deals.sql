-- Lists of deals in the order of their months, of any place: the project is tested along the index.
create index txn_newest on txn (kind, month desc, id desc, project_id);
