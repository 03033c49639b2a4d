import { linguiMacroSwcPlugin } from '@lingui/swc-plugin/options'
import { transform } from '@swc/core'
import type { Plugin } from 'vite'

/**
 * Compiles the macros of messages by Lingui's plugin for swc, which takes a tenth of what Babel takes (decision 139). Types go on the way;
 * JSX is left to Vite.
 */
export const messageMacros = (): Plugin => {
  const macros = linguiMacroSwcPlugin()
  return {
    name: 'message-macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ },
      async handler(source, id) {
        const { code, map } = await transform(source, {
          filename: id.replace(/\?.*/, ''),
          swcrc: false,
          configFile: false,
          sourceMaps: true,
          jsc: {
            target: 'esnext',
            parser: { syntax: 'typescript', tsx: /\.tsx(?:\?|$)/.test(id) },
            transform: { verbatimModuleSyntax: true, react: { runtime: 'preserve' } },
            experimental: { plugins: [macros], cacheRoot: 'node_modules/.cache/swc' },
          },
        })
        return { code, map }
      },
    },
  }
}
