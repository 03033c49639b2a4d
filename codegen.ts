import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: 'src/graphql/schema.graphql',
  documents: 'src/graphql/documents/**/*.graphql',
  generates: {
    'src/graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        strictScalars: true,
        defaultScalarType: 'never',
        scalars: { ID: 'string', Money: 'number', Month: 'string', File: 'File' },
      },
    },
  },
}

export default config
