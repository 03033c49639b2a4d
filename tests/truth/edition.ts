import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const row = z.object({
  id: z.int(),
  type_group: z.enum(['public-stack', 'private-stack', 'private-land']),
  name: z.string(),
  block: z.string().nullable(),
  street: z.string(),
  postal_code: z.string().nullable(),
  tenure: z.string().nullable(),
  tenure_years: z.int().nullable(),
  lease_start_year: z.int().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  sale_count: z.int(),
  last_sale_month: z.int().nullable(),
  last_sale_price: z.int().nullable(),
  psf_n: z.int(),
  psf_median: z.number().nullable(),
  area_sqm_min: z.number().nullable(),
  area_sqm_max: z.number().nullable(),
  area: z.string(),
  district: z.string().nullable(),
})

/** A home as the published edition has it, with the names of its areas. */
export type EditionHome = z.infer<typeof row>

export interface Edition {
  version: string
  homes: EditionHome[]
}

/** Opens the published edition of a market and reads every home that has sales. */
export function readEdition(file: string): Edition {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const version = db.prepare("select value from meta where key = 'data_version'").get()
    const homes = db
      .prepare(
        `select p.id, p.type_group, p.name, p.block, p.street, p.postal_code, p.tenure, p.tenure_years, p.lease_start_year, p.lat, p.lng, p.sale_count,
           p.last_sale_month, p.last_sale_price, p.psf_n, p.psf_median, p.area_sqm_min, p.area_sqm_max, a.name area, d.name district
         from project p join area a on a.id = p.area_id left join area d on d.id = p.district_id where p.sale_count > 0 order by p.id`,
      )
      .all()
    return { version: z.object({ value: z.string() }).parse(version).value, homes: z.array(row).parse(homes) }
  } finally {
    db.close()
  }
}
