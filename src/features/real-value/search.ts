import * as v from 'valibot'
import { parseCountryCode } from '#market/countries.ts'
import { type CountryCode, TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'

export const PROJECT_SLUG_MAX_CHARS = 120

/** Which project the embedded block shows; `countryCode` is every page's (§2.6). A wrong value is dropped, and the guide is shown. */
export const pluginSearch = v.object({
  projectType: v.fallback(v.optional(v.picklist(TYPE_GROUPS)), undefined),
  projectSlug: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((value) => String(value).slice(0, PROJECT_SLUG_MAX_CHARS) || undefined),
      ),
    ),
    undefined,
  ),
})

export interface PluginSubject {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
}

export interface PluginWords extends v.InferOutput<typeof pluginSearch> {
  countryCode?: string | undefined
}

/** The project the address names; null when a word is missing. */
export function pluginSubject({ countryCode, projectType, projectSlug }: PluginWords): PluginSubject | null {
  const country = parseCountryCode(countryCode)
  return country && projectType && projectSlug ? { country, typeGroup: projectType, slug: projectSlug } : null
}
