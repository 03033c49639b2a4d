import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { writableFile } from '#provider/db/writable-file.ts'
import { restore, seedsOf } from './restore-tables.ts'

const SCHEMA = `
create table d1_migrations (id integer primary key, name text);
insert into d1_migrations values (1, 'first');
create table area (id integer primary key, name text not null, letters integer as (length(name)));
insert into area (id, name) values (1, 'east'), (2, 'west');
create table home (id integer primary key autoincrement, area_id integer not null references area (id));
create table a_waste (id integer primary key);
create trigger home_gone after delete on home begin insert into a_waste values (old.id); end;
create virtual table home_place using rtree (id, low, high);
create virtual table home_words using fts5 (title);
create virtual table area_words using fts5 (name, content = 'area', content_rowid = 'id');
`
const TABLES = ['area', 'home', 'a_waste', 'home_place', 'home_words', 'sqlite_sequence', 'd1_migrations']

it('puts every table back as the migrations left it', async () => {
  const file = new DatabaseSync(':memory:')
  file.exec(SCHEMA)
  const rows = () => Object.fromEntries(TABLES.map((table) => [table, file.prepare(`select * from ${table}`).all()]))
  const before = rows()
  const seeds = await seedsOf(writableFile(file))
  for (let times = 0; times < 2; times++) {
    file.exec(`
      update area set name = 'north' where id = 1;
      insert into area (id, name) values (3, 'south');
      insert into home (area_id) values (3), (2);
      delete from home where area_id = 2;
      insert into home_place values (1, 0, 1);
      insert into home_words values ('a garden');
      insert into area_words (area_words) values ('rebuild');`)
    await restore(writableFile(file), seeds)
    expect(rows()).toEqual(before)
    expect(file.prepare("select rowid from area_words ('south')").all()).toEqual([])
  }
  // the next number is the first again
  file.exec('insert into home (area_id) values (1)')
  expect(file.prepare('select id from home').all()).toEqual([{ id: 1 }])
})

it('refuses seeds that hang on nothing', async () => {
  const file = new DatabaseSync(':memory:')
  file.exec(SCHEMA)
  file.exec('insert into home (area_id) values (2)')
  const seeds = await seedsOf(writableFile(file))
  await expect(
    restore(
      writableFile(file),
      seeds.filter(({ name }) => name !== 'area'),
    ),
  ).resolves.toBeUndefined()
  const withoutAreas = seeds.map((table) => (table.name === 'area' ? { ...table, rows: [] } : table))
  await expect(restore(writableFile(file), withoutAreas)).rejects.toThrow('FOREIGN KEY')
})
