import { useState } from 'react'
import { Accordion } from '#ui/landing/accordion.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { SALES, type SpecimenSale } from './figures.ts'
import { Chapter, Specimen } from './specimen.tsx'
import { galleryWords } from './words.ts'

const COLUMNS: readonly Column<SpecimenSale>[] = [
  { key: 'month', header: 'Month', cell: ({ month }) => month },
  { key: 'floor', header: 'Floor', cell: ({ floor }) => floor },
  { key: 'area', header: 'Area, sqft', numeric: true, cell: ({ sqft }) => sqft.toLocaleString('en-SG') },
  { key: 'price', header: 'Price, S$', numeric: true, cell: ({ price }) => price.toLocaleString('en-SG') },
  { key: 'psf', header: 'psf, S$', numeric: true, cell: ({ sqft, price }) => Math.round(price / sqft).toLocaleString('en-SG') },
]

const table = <DataTable caption={galleryWords.caption} columns={COLUMNS} rows={SALES} rowKey={({ key }) => key} />
const VIEWS = [
  { key: 'sales', title: 'Sales', panel: table },
  { key: 'none', title: 'Rentals', panel: <p className="text-ink-2">{galleryWords.noHit}</p> },
  { key: 'later', title: galleryWords.disabled, panel: null, disabled: true },
]
const QUESTIONS = [
  { key: 'gallery-psf', title: galleryWords.popover, content: galleryWords.popoverText },
  { key: 'gallery-sort', title: galleryWords.menuHelp, content: galleryWords.longError },
]

function Pages() {
  const [page, setPage] = useState(5)
  return (
    <Pagination
      page={page}
      pageCount={20}
      link={({ page: to, ...link }) => <button type="button" onClick={() => setPage(to)} {...link} />}
    />
  )
}

export function FigureChapter() {
  return (
    <Chapter id="figures">
      <Specimen name="Tabs over a table">
        <Tabs label={galleryWords.caption} tabs={VIEWS} />
      </Specimen>
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="Pages">
          <Pages />
        </Specimen>
        <Specimen name="Accordion">
          <Accordion items={QUESTIONS} exclusive />
        </Specimen>
      </div>
    </Chapter>
  )
}
