-- How an agent's listings look on the agent's own website, and which sites may show them in a frame.

-- "#rrggbb"; null: the site's own colours
alter table agent_page add column accent text;
-- random, and the type of the picture; null: no logo
alter table agent_page add column logo_key text;
-- origins, JSON
alter table agent_page add column hosts text not null default '[]' check (json_valid(hosts));
