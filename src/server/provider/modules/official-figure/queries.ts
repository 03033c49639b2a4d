import { builder } from '../../builder.ts'
import { FigureRegionEnum, FigureSeriesEnum, SizeClassEnum } from '../../vocabulary-enums.ts'
import { changeFrom, coursesOf, type FigureCourse } from './rules.ts'
import { courseRows, type NewestFigure, newestFigures } from './store.ts'

const OfficialFigureRef = builder.objectRef<NewestFigure>('OfficialFigure').implement({
  description: 'The newest figure of a series for a class of homes and a region, as its authority published it.',
  fields: (t) => ({
    series: t.expose('series', { type: FigureSeriesEnum }),
    sizeClass: t.expose('sizeClass', { type: SizeClassEnum }),
    region: t.expose('region', { type: FigureRegionEnum }),
    firstMonth: t.expose('firstMonth', { type: 'Month', description: 'From which on there are figures.' }),
    month: t.expose('month', { type: 'Month', description: 'The last month of the quarter, where it is a quarter’s figure.' }),
    value: t.exposeFloat('value', {
      description: 'An index, percent a year, a number, or money per square metre of saleable area (rents: a month).',
    }),
    value1y: t.exposeFloat('value1y', { nullable: true, description: 'Of the same month a year before.' }),
    change1y: t.float({ nullable: true, resolve: ({ value, value1y }) => changeFrom(value1y, value) }),
    change5y: t.float({ nullable: true, resolve: ({ value, value5y }) => changeFrom(value5y, value) }),
    change10y: t.float({ nullable: true, resolve: ({ value, value10y }) => changeFrom(value10y, value) }),
  }),
})

const OfficialCourseRef = builder.objectRef<FigureCourse>('OfficialCourse').implement({
  fields: (t) => ({
    series: t.expose('series', { type: FigureSeriesEnum }),
    firstMonth: t.expose('firstMonth', { type: 'Month', description: 'Of the first value.' }),
    stepMonths: t.exposeInt('stepMonths', { description: 'Months from one value to the next.' }),
    values: t.expose('values', {
      type: ['Float'],
      nullable: { list: false, items: true },
      description: 'Oldest first; null where none is published.',
    }),
  }),
})

builder.queryFields((t) => ({
  officialFigures: t.field({
    type: [OfficialFigureRef],
    description: 'What authorities publish of the whole market: none where they publish nothing, or it was not imported.',
    args: { series: t.arg({ type: [FigureSeriesEnum], required: true }) },
    extensions: { cost: 20, listSize: 60 },
    resolve: (_, { series }, context) => newestFigures(context, series),
  }),
  officialCourses: t.field({
    type: [OfficialCourseRef],
    description: 'All figures of some series for a class of homes and a region.',
    args: {
      series: t.arg({ type: [FigureSeriesEnum], required: true }),
      sizeClass: t.arg({ type: SizeClassEnum, required: true }),
      region: t.arg({ type: FigureRegionEnum, required: true }),
    },
    extensions: { cost: 20, listSize: 6 },
    resolve: async (_, { series, sizeClass, region }, context) => coursesOf(await courseRows(context, series, sizeClass, region)),
  }),
}))
