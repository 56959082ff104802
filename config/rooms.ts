/** One room of the house. Patterns: `*` within a folder, `**` across, `{a,b}` either, `:own` the plugin's or adapter's own name, `\\*` a star as such. */
export interface ArchitectureRule {
  readonly name: string
  /** The files that belong here, and which of them an inner room takes. */
  readonly files: readonly string[]
  readonly except?: readonly string[]
  /** What of this repository it may touch beside itself. */
  readonly mayImport: readonly string[]
  readonly packages: readonly string[]
  /** Packages of which it may know types only. */
  readonly types?: readonly string[]
}

const anything = ['*', '@*/**', 'node:*']
// No Vike: pages for reading are drawn without it.
const react = ['react', 'react-dom', 'lucide-react']
const webOfPlugin = [
  'web/{design,data,islands,i18n,facets,forms,session}/**',
  'web/head/page-head.ts',
  'web/pictures/picture.ts',
  'web/{slots,plugin-ui,here}.ts',
  'web/Slot.tsx',
  'core/{kernel,access}/**',
  // The words of the specification, which browsers and servers share.
  'core/facilities/{facility-type,category}.ts',
  'core/places/voivodeship.ts',
  // Facets and what is chosen of them stand in forms and addresses.
  'core/search/{facet,facet-choice,pick-words,print-choice,read-choice}.ts',
  'plugins/:own/contract/**',
  'plugins/:own/web/**',
]
const doorway = [
  'core/**',
  'config/{platform,environment,database,doctor,backup,logger,mails-told,make-metrics,secrets,seed-demo,seed-scale}.ts',
  'plugins/*.gen.ts',
]

/** Who may touch whom: architecture.md §2 as code; `rooms.test.ts` keeps it true. */
export const architectureRules: readonly ArchitectureRule[] = [
  // what is true
  {
    name: 'core',
    files: ['core/**'],
    except: ['core/kernel/{ids,token}.ts', 'core/plugin/**'],
    mayImport: ['core/**'],
    packages: ['effect'],
  },
  { name: 'core ids', files: ['core/kernel/ids.ts'], mayImport: ['core/**'], packages: ['effect', 'uuid'] },
  {
    name: 'core wiring',
    files: ['core/kernel/token.ts', 'core/plugin/**'],
    mayImport: ['core/**'],
    packages: ['effect'],
    types: ['inversify'],
  },

  // how the world is reached
  { name: 'adapter', files: ['adapters/**'], mayImport: ['core/**', 'adapters/:own/**'], packages: anything },
  { name: 'migrations', files: ['migrations/**'], mayImport: ['core/**', 'migrations/**'], packages: ['effect', '@mikro-orm/**'] },

  // a plugin, from the inside out
  {
    name: 'plugin lists',
    files: ['plugins/list.ts', 'plugins/*.gen.ts'],
    mayImport: [
      'plugins/*/plugin.ts',
      'plugins/*/web/pages.ts',
      'plugins/*/web/ui.tsx',
      'plugins/*/mails/*.tsx',
      'web/plugin-ui.ts',
      'web/design/mail/define-mail.ts',
      'core/plugin/**',
    ],
    packages: [],
  },
  // A plugin's public views may be made of another's.
  { name: 'plugin contract', files: ['plugins/*/contract/**'], mayImport: ['core/**', 'plugins/*/contract/**'], packages: ['effect'] },
  {
    name: 'plugin domain',
    files: ['plugins/*/{domain,demo}/**'],
    mayImport: ['core/**', 'plugins/:own/{contract,domain,demo}/**'],
    packages: ['effect'],
  },
  {
    // Long texts in all languages, for reading pages: typed, so that none lacks a paragraph; they reach pages through use-cases.
    name: 'plugin content',
    files: ['plugins/*/content/**'],
    mayImport: ['plugins/:own/{contract,domain,content}/**'],
    packages: [],
  },
  {
    name: 'plugin use-cases',
    files: ['plugins/*/{use-cases,reactions}/**'],
    mayImport: ['core/**', 'plugins/:own/{domain,demo,use-cases,reactions}/**', 'plugins/*/contract/**'],
    packages: ['effect'],
  },
  {
    name: 'plugin persistence',
    files: ['plugins/*/{persistence,migrations}/**'],
    mayImport: ['core/**', 'adapters/postgres/**', 'plugins/:own/{contract,domain,persistence,migrations,data}/**'],
    // Data that a plugin ships is read from its own folder.
    packages: ['effect', '@mikro-orm/**', 'node:fs'],
  },
  {
    name: 'plugin web',
    files: ['plugins/*/web/**'],
    except: ['plugins/*/web/**/*.data.ts', 'plugins/*/web/*.data.ts'],
    mayImport: webOfPlugin,
    packages: ['effect', ...react, 'maplibre-gl'],
  },
  {
    name: 'plugin page data',
    files: ['plugins/*/web/**/*.data.ts', 'plugins/*/web/*.data.ts'],
    mayImport: [...webOfPlugin, 'plugins/:own/use-cases/**'],
    packages: ['effect'],
  },
  {
    name: 'plugin mails',
    files: ['plugins/*/mails/**'],
    mayImport: ['web/design/mail/**', 'plugins/:own/{contract,mails}/**'],
    packages: ['effect', 'react'],
  },
  { name: 'plugin messages', files: ['plugins/*/messages/**'], mayImport: ['core/**', 'plugins/:own/messages/**'], packages: [] },
  {
    name: 'plugin testing',
    files: ['plugins/*/testing/**'],
    mayImport: ['core/**', 'adapters/memory/**', 'plugins/:own/**', 'plugins/*/{contract,testing}/**'],
    packages: anything,
  },
  {
    name: 'plugin contents',
    files: ['plugins/*/{plugin,routes,settings,personal,mails}.ts', 'plugins/*/{commands,routes,wiring}/**'],
    mayImport: [
      'core/**',
      'adapters/postgres/**',
      'plugins/:own/{contract,domain,content,use-cases,reactions,persistence,migrations,messages,commands,demo,testing}/**',
      'plugins/:own/{routes,settings,personal,mails}.ts',
      'plugins/:own/{routes,wiring}/**',
      'plugins/*/contract/**',
    ],
    packages: ['effect'],
  },

  // doorways: they know the plugins' lists, never a plugin
  // The one doorway that speaks HTTP: it stands before the pages and the rows, and keeps pages.
  {
    name: 'front door',
    files: ['web/{server,page-door,page-keeper,pages-handler,pictures-handler}.ts'],
    mayImport: ['web/**', ...doorway, 'adapters/http/**', 'dist/web/**'],
    packages: anything,
  },
  {
    name: 'web',
    files: ['web/**'],
    except: ['web/vite.config.ts', 'web/e2e/**', 'web/{server,page-door,page-keeper,pages-handler,pictures-handler}.ts'],
    // All plugins' islands by one pattern: none is named.
    mayImport: ['web/**', ...doorway, 'plugins/\\*/web/islands/\\*.tsx', 'dist/web/**'],
    packages: anything,
  },
  {
    name: 'cli',
    files: ['cli/**'],
    mayImport: ['cli/**', ...doorway, 'web/server.ts', 'web/mails/load.ts', 'config/{build,write-plugin-lists}.ts'],
    packages: anything,
  },

  // tools and the assembly
  { name: 'web tools', files: ['web/vite.config.ts', 'web/e2e/**'], mayImport: ['web/**', 'core/**', 'config/**'], packages: anything },
  {
    name: 'config',
    files: ['config/**', 'vitest.workspace.ts'],
    except: ['config/{testing,tests}/**'],
    mayImport: ['core/**', 'adapters/**', 'plugins/**', 'web/**', 'cli/**', 'config/**', 'migrations/**', 'dist/**'],
    packages: anything,
  },
  {
    name: 'tests',
    files: ['config/{testing,tests}/**'],
    mayImport: ['core/**', 'adapters/**', 'plugins/**', 'web/**', 'cli/**', 'config/**', 'migrations/**', 'dist/**'],
    packages: anything,
  },
]
