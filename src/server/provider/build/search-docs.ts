import type { DatabaseSync } from 'node:sqlite'
import { trigrams } from '#lib/edit-distance.ts'
import { distanceMetres } from '#lib/geo-distance.ts'
import { districtWords } from '#lib/postal-district.ts'
import { initialsOf, nameKey, searchTerms, searchWords, spellOut } from '#lib/search-terms.ts'
import { isStationType } from '#market/vocabulary.ts'
import { SEARCH_DOC, SEARCH_TRIGRAM, SEARCH_WORD } from '../db/market/deal-tables.ts'
import { type AmenityRow, type AreaRow, type EstateRow, type ProjectRow, TXN_FLAG } from '../db/market/rows.ts'
import { houseAddressOf } from '../house-address.ts'
import { eachRow } from './local-rows.ts'
import type { ProjectFigures } from './project-aggregates.ts'
import { inserter } from './row-writer.ts'

/** Shorter words have no trigrams and match as a whole only. */
const TRIGRAM_WORD_MIN_CHARS = 3

/** The vocabulary of the titles and of the names of estates with its trigrams, to correct misspelt words. Numbers are left out. */
function writeSearchWords(db: DatabaseSync, titles: readonly string[]): void {
  const docs = new Map<string, number>()
  for (const title of titles)
    for (const word of new Set([...searchWords(title), ...spellOut(title).split(' ')]))
      if (/^[a-z]{2,}$/.test(word)) docs.set(word, (docs.get(word) ?? 0) + 1)
  const addWord = inserter(db, SEARCH_WORD)
  const addTrigram = inserter(db, SEARCH_TRIGRAM)
  const words = [...docs].sort(([a], [b]) => (a < b ? -1 : 1))
  words.forEach(([word, count], at) => {
    addWord({ id: at + 1, word, docs: count })
    if (word.length >= TRIGRAM_WORD_MIN_CHARS) for (const trigram of trigrams(word)) addTrigram({ trigram, wordId: at + 1 })
  })
}

interface Doc {
  kind: 'project' | 'street' | 'postal-code' | 'station' | 'school' | 'area'
  refId: number
  title: string
  /** in the market's other script */
  titleLocal?: string | null
  subtitle: string
  terms: string
  /** 0…20: the logarithm of the sales behind it; places rank above single projects */
  weight: number
  resultCount: number
  lat: number | null
  lng: number | null
}

export interface SearchSource {
  areas: readonly AreaRow[]
  projects: readonly ProjectRow[]
  amenities: readonly AmenityRow[]
  estates: readonly EstateRow[]
  figures: Map<number, ProjectFigures>
}

/** The radius in which the projects of a station or school are counted. */
const AROUND_METRES = 1_000

const popularity = (sales: number) => Math.round(Math.log2(1 + sales) * 100) / 100
const joined = (...parts: (string | null | undefined)[]) => parts.filter((part) => part).join(' · ')

/** Type-ahead documents and their full-text index, numbered by falling weight: the first hits of a search are the most popular. Street and postal-code documents refer to the most traded project in the area of most of their homes; a street of houses that are kept by suburb or scheme to the project of that. */
export function writeSearchDocs(db: DatabaseSync, source: SearchSource): number {
  const insert = inserter(db, SEARCH_DOC)
  const docs = [
    ...areaDocs(source),
    ...placeDocs(source),
    ...streetDocs(source),
    ...saleStreetDocs(db, source),
    ...projectDocs(source),
  ].sort((a, b) => b.weight - a.weight)
  docs.forEach((doc, at) => {
    const { title, titleLocal = null } = doc
    insert({ ...doc, id: at + 1, titleLocal, key: nameKey(title), keyLocal: titleLocal ? nameKey(titleLocal) : null })
  })
  writeSearchWords(db, [...docs.map(({ title }) => title), ...new Set(source.estates.map(({ name }) => name))])
  db.exec("insert into search_fts (search_fts) values ('rebuild'); insert into search_fts (search_fts) values ('optimize')")
  return docs.length
}

const sales = (source: SearchSource, project: ProjectRow) => source.figures.get(project.id)?.saleCount1y ?? 0

function projectDocs(source: SearchSource): Doc[] {
  const areas = new Map(source.areas.map((row) => [row.id, row]))
  const estates = new Map(source.estates.map(({ projectId, name }) => [projectId, name]))
  return source.projects.filter(hasPage).flatMap((row): Doc[] => {
    const area = areas.get(row.areaId)
    const base = { refId: row.id, weight: popularity(sales(source, row)), resultCount: 1, lat: row.lat, lng: row.lng }
    const street = spellOut(row.name).includes(spellOut(row.street)) ? null : row.street
    const project: Doc = {
      ...base,
      kind: 'project',
      title: row.name,
      titleLocal: row.nameLocal,
      subtitle: joined(estates.get(row.id), street, area?.name, row.postalCode),
      terms: searchTerms(row.name, row.nameLocal, estates.get(row.id), row.block, row.street, row.postalCode, area?.name, area?.nameLocal),
    }
    if (!row.postalCode) return [project]
    return [project, { ...base, kind: 'postal-code', title: row.postalCode, subtitle: joined(row.name, area?.name), terms: row.postalCode }]
  })
}

/** Homes whose project the records do not name have no page that a suggestion could open. */
const hasPage = ({ street }: ProjectRow) => street !== ''

/** An estate that is named like its street is no street of its own; where other projects are on that street, it is counted with them. */
const isEstate = (row: ProjectRow) => row.typeGroup === 'private-land' && row.street === row.name

function streetDocs(source: SearchSource): Doc[] {
  const areas = new Map(source.areas.map((row) => [row.id, row]))
  const streets = new Map<string, ProjectRow[]>()
  const estates = source.projects.filter(isEstate)
  for (const row of [...source.projects.filter((row) => !isEstate(row)), ...estates]) {
    const list = streets.get(row.street)
    if (list) list.push(row)
    else if (row.street !== '' && !isEstate(row)) streets.set(row.street, [row])
  }
  return [...streets.values()].map((list) => {
    // a long street passes through several areas, and people may type any of them
    const passed = [...new Set(list.map(({ areaId }) => areaId))].flatMap((id) => areas.get(id) ?? [])
    const total = list.reduce((sum, row) => sum + sales(source, row), 0)
    const main = mainArea(list)
    const best = list.filter(({ areaId }) => areaId === main).reduce((one, row) => (sales(source, row) > sales(source, one) ? row : one))
    return {
      kind: 'street',
      refId: best.id,
      title: best.street,
      subtitle: areas.get(best.areaId)?.name ?? '',
      terms: searchTerms(best.street, ...passed.flatMap((area) => [area.name, area.nameLocal])),
      weight: 2 + popularity(total),
      resultCount: list.length,
      ...middle(list),
    }
  })
}

/**
 * Streets whose houses are kept by suburb or scheme, from the addresses or roads of their sales: one document for each suburb or scheme that a street is in,
 * found by its house numbers too.
 */
function saleStreetDocs(db: DatabaseSync, source: SearchSource): Doc[] {
  const sold = db.prepare(
    `select project_id as projectId, unit_no as unitNo, count(*) as n from txn
    where kind = 'sale' and flags & ${TXN_FLAG.landArea} <> 0 and unit_no is not null group by project_id, unit_no order by project_id, unit_no`,
  )
  const projects = new Map(source.projects.map((row) => [row.id, row]))
  const areas = new Map(source.areas.map((row) => [row.id, row]))
  const streets = new Map<string, { project: ProjectRow; street: string; numbers: Set<string>; sales: number }>()
  for (const { projectId, unitNo, n } of eachRow<{ projectId: number; unitNo: string; n: number }>(sold)) {
    const project = projects.get(projectId)
    const { street, number } = houseAddressOf(unitNo) ?? { street: unitNo, number: null }
    if (!project || /^\d/.test(street)) continue
    const key = `${projectId}|${street}`
    const known = streets.get(key) ?? { project, street, numbers: new Set<string>(), sales: 0 }
    if (number !== null) known.numbers.add(number)
    known.sales += n
    streets.set(key, known)
  }
  return [...streets.values()].map(({ project, street, numbers, sales: n }) => {
    const area = areas.get(project.areaId)
    return {
      kind: 'street',
      refId: project.id,
      title: street,
      subtitle: joined(project.name === area?.name ? null : project.name, area?.name),
      terms: searchTerms(street, project.name, area?.name, area?.nameLocal, project.postalCode, ...numbers),
      weight: popularity(n),
      resultCount: 1,
      lat: project.lat,
      lng: project.lng,
    }
  })
}

/** The area in which most homes of a street are; a project whose homes are not counted is one. */
function mainArea(rows: readonly ProjectRow[]): number | undefined {
  const homes = new Map<number, number>()
  for (const { areaId, unitCount } of rows) homes.set(areaId, (homes.get(areaId) ?? 0) + (unitCount ?? 1))
  return [...homes].reduce<[number, number] | undefined>((most, one) => (most && most[1] >= one[1] ? most : one), undefined)?.[0]
}

function middle(rows: readonly { lat: number | null; lng: number | null }[]): { lat: number | null; lng: number | null } {
  const placed = rows.filter((row) => row.lat !== null && row.lng !== null)
  if (placed.length === 0) return { lat: null, lng: null }
  const mean = (of: 'lat' | 'lng') => Math.round((placed.reduce((sum, row) => sum + (row[of] ?? 0), 0) / placed.length) * 1e6) / 1e6
  return { lat: mean('lat'), lng: mean('lng') }
}

function areaDocs(source: SearchSource): Doc[] {
  const byId = new Map(source.areas.map((row) => [row.id, row]))
  const counts = new Map<number, { projects: number; sales: number }>()
  for (const project of source.projects) {
    const ids = new Set<number>()
    for (let at: number | null | undefined = project.areaId; at != null && !ids.has(at); at = byId.get(at)?.parentId) ids.add(at)
    if (project.districtId !== null) ids.add(project.districtId)
    for (const id of ids) {
      const count = counts.get(id) ?? { projects: 0, sales: 0 }
      counts.set(id, { projects: count.projects + 1, sales: count.sales + sales(source, project) })
    }
  }
  return source.areas.flatMap((row): Doc[] => {
    const count = counts.get(row.id)
    if (!count || isInsideNamesake(row, byId)) return []
    const parent = row.parentId === null ? null : byId.get(row.parentId)
    return [
      {
        kind: 'area',
        refId: row.id,
        title: row.name,
        titleLocal: row.nameLocal,
        subtitle: parent?.name ?? '',
        terms: searchTerms(row.name, row.nameLocal, row.level === 'district' ? wordsOfDistrict(row.name) : null),
        weight: (row.level === 'district' ? 3 : 4) + popularity(count.sales),
        resultCount: count.projects,
        lat: row.lat,
        lng: row.lng,
      },
    ]
  })
}

/** "D07 Middle Road" is found by "district 7" as well. */
function wordsOfDistrict(name: string): string | null {
  const number = /^D0*(\d+)\b/.exec(name)?.[1]
  return number ? districtWords(Number(number)) : null
}

/** True for a town in the planning area of its name, which then represents both. */
function isInsideNamesake({ name, parentId }: AreaRow, byId: ReadonlyMap<number, AreaRow>): boolean {
  const seen = new Set<number>()
  for (let at = parentId; at !== null && !seen.has(at); at = byId.get(at)?.parentId ?? null) {
    if (byId.get(at)?.name === name) return true
    seen.add(at)
  }
  return false
}

function placeDocs(source: SearchSource): Doc[] {
  const placed = source.projects.flatMap(({ lat, lng, isPlacedByArea }) =>
    lat === null || lng === null || isPlacedByArea === 1 ? [] : [{ lat, lng }],
  )
  const around = (row: AmenityRow) =>
    placed.filter((at) => Math.abs(at.lat - row.lat) < 0.01 && distanceMetres(at, row) <= AROUND_METRES).length
  return source.amenities.flatMap((row): Doc[] => {
    const isStation = isStationType(row.type)
    if (!isStation && row.type !== 'school') return []
    const projects = around(row)
    return [
      {
        kind: isStation ? 'station' : 'school',
        refId: row.id,
        title: row.name,
        titleLocal: row.nameLocal,
        subtitle: joined(isStation ? row.type.toUpperCase() : row.subtype, row.code),
        terms: searchTerms(
          row.name,
          row.nameLocal,
          row.code,
          ...(isStation ? [`${row.type} station`] : [row.subtype, initialsOf(row.name)]),
        ),
        weight: (isStation ? 6 : 1) + popularity(projects),
        resultCount: projects,
        lat: row.lat,
        lng: row.lng,
      },
    ]
  })
}
