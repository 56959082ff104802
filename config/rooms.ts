/** One room of the house. Patterns: `*` within a folder, `**` across, `{a,b}` either, `:own` the plugin's or adapter's own name, `\\*` a star as such. */
export interface Room {
  readonly name: string
  /** The files that belong here, and which of them an inner room takes. */
  readonly holds: readonly string[]
  readonly except?: readonly string[]
  /** What of this repository it may touch beside itself. */
  readonly touches: readonly string[]
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
export const rooms: readonly Room[] = [
  // what is true
  {
    name: 'core',
    holds: ['core/**'],
    except: ['core/kernel/{ids,token}.ts', 'core/plugin/**'],
    touches: ['core/**'],
    packages: ['effect'],
  },
  { name: 'core ids', holds: ['core/kernel/ids.ts'], touches: ['core/**'], packages: ['effect', 'uuid'] },
  {
    name: 'core wiring',
    holds: ['core/kernel/token.ts', 'core/plugin/**'],
    touches: ['core/**'],
    packages: ['effect'],
    types: ['inversify'],
  },

  // how the world is reached
  { name: 'adapter', holds: ['adapters/**'], touches: ['core/**', 'adapters/:own/**'], packages: anything },
  { name: 'migrations', holds: ['migrations/**'], touches: ['core/**', 'migrations/**'], packages: ['effect', '@mikro-orm/**'] },

  // a plugin, from the inside out
  {
    name: 'plugin lists',
    holds: ['plugins/list.ts', 'plugins/*.gen.ts'],
    touches: [
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
  { name: 'plugin contract', holds: ['plugins/*/contract/**'], touches: ['core/**', 'plugins/*/contract/**'], packages: ['effect'] },
  {
    name: 'plugin domain',
    holds: ['plugins/*/{domain,demo}/**'],
    touches: ['core/**', 'plugins/:own/{contract,domain,demo}/**'],
    packages: ['effect'],
  },
  {
    // Long texts in all languages, for reading pages: typed, so that none lacks a paragraph; they reach pages through use-cases.
    name: 'plugin content',
    holds: ['plugins/*/content/**'],
    touches: ['plugins/:own/{contract,domain,content}/**'],
    packages: [],
  },
  {
    name: 'plugin use-cases',
    holds: ['plugins/*/{use-cases,reactions}/**'],
    touches: ['core/**', 'plugins/:own/{domain,demo,use-cases,reactions}/**', 'plugins/*/contract/**'],
    packages: ['effect'],
  },
  {
    name: 'plugin persistence',
    holds: ['plugins/*/{persistence,migrations}/**'],
    touches: ['core/**', 'adapters/postgres/**', 'plugins/:own/{contract,domain,persistence,migrations,data}/**'],
    // Data that a plugin ships is read from its own folder.
    packages: ['effect', '@mikro-orm/**', 'node:fs'],
  },
  {
    name: 'plugin web',
    holds: ['plugins/*/web/**'],
    except: ['plugins/*/web/**/*.data.ts', 'plugins/*/web/*.data.ts'],
    touches: webOfPlugin,
    packages: ['effect', ...react, 'maplibre-gl'],
  },
  {
    name: 'plugin page data',
    holds: ['plugins/*/web/**/*.data.ts', 'plugins/*/web/*.data.ts'],
    touches: [...webOfPlugin, 'plugins/:own/use-cases/**'],
    packages: ['effect'],
  },
  {
    name: 'plugin mails',
    holds: ['plugins/*/mails/**'],
    touches: ['web/design/mail/**', 'plugins/:own/{contract,mails}/**'],
    packages: ['effect', 'react'],
  },
  { name: 'plugin messages', holds: ['plugins/*/messages/**'], touches: ['core/**', 'plugins/:own/messages/**'], packages: [] },
  {
    name: 'plugin testing',
    holds: ['plugins/*/testing/**'],
    touches: ['core/**', 'adapters/memory/**', 'plugins/:own/**', 'plugins/*/{contract,testing}/**'],
    packages: anything,
  },
  {
    name: 'plugin contents',
    holds: ['plugins/*/{plugin,routes,settings,personal,mails}.ts', 'plugins/*/{commands,routes,wiring}/**'],
    touches: [
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
    holds: ['web/{server,page-door,page-keeper,pages-handler,pictures-handler}.ts'],
    touches: ['web/**', ...doorway, 'adapters/http/**', 'dist/web/**'],
    packages: anything,
  },
  {
    name: 'web',
    holds: ['web/**'],
    except: ['web/vite.config.ts', 'web/e2e/**', 'web/{server,page-door,page-keeper,pages-handler,pictures-handler}.ts'],
    // All plugins' islands by one pattern: none is named.
    touches: ['web/**', ...doorway, 'plugins/\\*/web/islands/\\*.tsx', 'dist/web/**'],
    packages: anything,
  },
  {
    name: 'cli',
    holds: ['cli/**'],
    touches: ['cli/**', ...doorway, 'web/server.ts', 'web/mails/load.ts', 'config/{build,write-plugin-lists}.ts'],
    packages: anything,
  },

  // tools and the assembly
  { name: 'web tools', holds: ['web/vite.config.ts', 'web/e2e/**'], touches: ['web/**', 'core/**', 'config/**'], packages: anything },
  {
    name: 'config',
    holds: ['config/**', 'vitest.workspace.ts'],
    except: ['config/{testing,tests}/**'],
    touches: ['core/**', 'adapters/**', 'plugins/**', 'web/**', 'cli/**', 'config/**', 'migrations/**', 'dist/**'],
    packages: anything,
  },
  {
    name: 'tests',
    holds: ['config/{testing,tests}/**'],
    touches: ['core/**', 'adapters/**', 'plugins/**', 'web/**', 'cli/**', 'config/**', 'migrations/**', 'dist/**'],
    packages: anything,
  },
]
