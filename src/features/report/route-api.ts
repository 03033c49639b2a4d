import { getRouteApi } from '@tanstack/react-router'

/** The report's route, for parts that read its address. */
export const reportRoute = getRouteApi('/_default/report/$reportKey/project/$countryCode/$projectType/$projectSlug')
