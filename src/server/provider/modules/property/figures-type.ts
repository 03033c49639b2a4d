import { addMonths } from '#lib/months.ts'
import { builder } from '../../builder.ts'
import { TenureEnum } from '../../vocabulary-enums.ts'
import { rentQuartersByProject } from './inside-store.ts'
import { TrendPointRef } from './inside-types.ts'
import { type LeaseFacts, leaseNow } from './lease.ts'
import { ProjectRef, PsfSummaryRef } from './type.ts'

interface Psf {
  n: number
  p25: number
  median: number
  p75: number
}

interface RentalYield {
  gross: number
  sales: Psf
  rents: Psf
  to: number
}

const RentalYieldRef = builder.objectRef<RentalYield>('RentalYield').implement({
  description:
    'Twelve times the median monthly rent per square foot, divided by the median price per square foot; from at least three rents and three sales.',
  fields: (t) => ({
    gross: t.exposeFloat('gross', { description: 'A fraction of the price, before costs and taxes.' }),
    sales: t.field({ type: PsfSummaryRef, resolve: ({ sales }) => sales }),
    rents: t.field({ type: PsfSummaryRef, description: 'A month, per square foot.', resolve: ({ rents }) => rents }),
    from: t.field({ type: 'Month', resolve: ({ to }) => addMonths(to, -11) }),
    to: t.expose('to', { type: 'Month' }),
  }),
})

const psfOf = (n: number, p25: number | null, median: number | null, p75: number | null): Psf | null =>
  n > 0 && p25 !== null && median !== null && p75 !== null ? { n, p25, median, p75 } : null

// §9: all of these are null where the market does not disclose rents, whatever the database holds
builder.objectFields(ProjectRef, (t) => ({
  rentCount: t.int({ nullable: true, resolve: (project, _, { country }) => (country.disclosesRent ? project.rentCount : null) }),
  rentCount1y: t.int({ nullable: true, resolve: (project, _, { country }) => (country.disclosesRent ? project.rentCount1y : null) }),
  rentCount30d: t.int({ nullable: true, resolve: (project, _, { country }) => (country.disclosesRent ? project.rentCount30d : null) }),
  lastRentMonth: t.field({
    type: 'Month',
    nullable: true,
    resolve: (project, _, { country }) => (country.disclosesRent ? project.lastRentMonth : null),
  }),
  lastRentPrice: t.field({
    type: 'Money',
    nullable: true,
    resolve: (project, _, { country }) => (country.disclosesRent ? project.lastRentPrice : null),
  }),
  lastRentPsf: t.float({ nullable: true, resolve: (project, _, { country }) => (country.disclosesRent ? project.lastRentPsf : null) }),
  grossYield: t.float({
    nullable: true,
    description: 'Gross yearly rent divided by price; null where rents are not disclosed. rentalYield has its sample sizes.',
    resolve: (project, _, { country }) => (country.disclosesRent ? project.grossYield : null),
  }),
  rentalYield: t.field({
    type: RentalYieldRef,
    nullable: true,
    description: 'Null where rents are not disclosed or the evidence is thin.',
    resolve: (project, _, { country }) => {
      const { grossYield: gross, figuresMonth: to } = project
      const sales = psfOf(project.psfN, project.psfP25, project.psfMedian, project.psfP75)
      const rents = psfOf(project.rentPsfN, project.rentPsfP25, project.rentPsfMedian, project.rentPsfP75)
      return country.disclosesRent && gross !== null && to !== null && sales && rents ? { gross, sales, rents, to } : null
    },
  }),
  rentTrend: t.field({
    type: [TrendPointRef],
    nullable: true,
    description: 'Rent a month per square foot by quarter, oldest first; null where rents are not disclosed.',
    extensions: { cost: 5 },
    resolve: (project, _, context) => (context.country.disclosesRent ? context.perRequest(rentQuartersByProject).load(project.id) : null),
  }),
}))

const LeaseRef = builder.objectRef<LeaseFacts>('Lease').implement({
  fields: (t) => ({
    tenure: t.expose('tenure', { type: TenureEnum }),
    years: t.exposeInt('years', { nullable: true, description: 'As granted; null of a freehold.' }),
    startYear: t.exposeInt('startYear', { nullable: true }),
    endYear: t.exposeInt('endYear', { nullable: true }),
    remainingYears: t.exposeInt('remainingYears', { nullable: true }),
    asOfYear: t.exposeInt('asOfYear', { description: 'The year of today in the market: what remains is counted from there.' }),
  }),
})

builder.objectField(ProjectRef, 'lease', (t) =>
  t.field({
    type: LeaseRef,
    nullable: true,
    extensions: { cost: 2 },
    resolve: (project, _, { clock, country }) => leaseNow(project, clock, country),
  }),
)
