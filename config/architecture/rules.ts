/** Import rule of one area of the repository. Patterns: `*` within a folder, `**` across folders, `{a,b}` alternatives, `:own` the plugin's or adapter's own name, `\\*` a literal star. */
export interface ArchitectureRule {
  readonly name: string
  /** Files of the area, and those of them that have a rule of their own. */
  readonly files: readonly string[]
  readonly except?: readonly string[]
  /** Files of the repository that the area may import, besides the imported file itself. */
  readonly mayImport: readonly string[]
  readonly packages: readonly string[]
  /** Packages of which only types may be imported. */
  readonly types?: readonly string[]
}

const anything = ['*', '@*/**', 'node:*']
// No Vike: static pages are rendered without it.
const react = ['react', 'react-dom', 'lucide-react']
const webOfPlugin = [
  'web/{runtime,ui,app-kit}/**',
  'web/server/social-images/social-image.ts',
  'core/{kernel,access}/**',
  // Terms of the specification shared by browser and server.
  'core/facilities/{facility-type,category,slots}.ts',
  'core/plugin/slot.ts',
  'core/places/voivodeship.ts',
  // Facets and selections are used in forms and URLs.
  'core/search/{facet,facet-selection,match-options,serialize-selection,parse-selection}.ts',
  'plugins/:own/contract/**',
  // Layouts and slots of plugins that it depends on.
  'plugins/*/contract/ui.ts',
  'plugins/:own/web/**',
]
/** Core modules that browser code may use: terms and types, no rules that only the server decides. */
const browserCore = ['core/{kernel,access,search,places,facilities,plugin,ports}/**']
const pluginLists = ['plugins/list.ts', 'plugins/*.gen.ts']
/** What tests and fixtures may import of a plugin, besides its own ones: its contract, manifest, fixtures and generators of demo data. */
const pluginForTests = ['plugins/*/{contract,testing,demo}/**', 'plugins/*/plugin.ts']
const entryPoint = ['core/**', 'config/app/**', 'plugins/*.gen.ts']

/** Import rules of the repository, checked by `rules.test.ts`; `core/README.md` shows the layers. */
export const architectureRules: readonly ArchitectureRule[] = [
  // domain
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

  // infrastructure
  { name: 'adapter', files: ['adapters/**'], mayImport: ['core/**', 'adapters/:own/**'], packages: anything },
  { name: 'migrations', files: ['migrations/**'], mayImport: ['core/**', 'migrations/**'], packages: ['effect', '@mikro-orm/**'] },

  // plugins, from the inside out
  {
    name: 'plugin lists',
    files: ['plugins/list.ts', 'plugins/*.gen.ts'],
    mayImport: [
      'plugins/*/plugin.ts',
      'plugins/*/web/{pages,layouts}.ts',
      'plugins/*/web/ui.tsx',
      'plugins/*/mails/*.tsx',
      'web/runtime/plugin-ui.ts',
      'web/ui/mail/define-mail.ts',
      'core/plugin/**',
    ],
    packages: [],
  },
  // Public views of a plugin may contain those of another.
  { name: 'plugin contract', files: ['plugins/*/contract/**'], mayImport: ['core/**', 'plugins/*/contract/**'], packages: ['effect'] },
  {
    name: 'plugin domain',
    files: ['plugins/*/{domain,demo}/**'],
    mayImport: ['core/**', 'plugins/:own/{contract,domain,demo}/**'],
    packages: ['effect'],
  },
  {
    // Long texts in all languages for static pages; typed, so that no language lacks a paragraph. Pages load them through use-cases.
    name: 'plugin content',
    files: ['plugins/*/content/**'],
    mayImport: ['plugins/:own/{contract,domain,content}/**'],
    packages: [],
  },
  {
    name: 'plugin use-cases',
    files: ['plugins/*/{use-cases,services,reactions}/**'],
    mayImport: ['core/**', 'plugins/:own/{domain,demo,use-cases,services,reactions}/**', 'plugins/*/contract/**'],
    packages: ['effect'],
  },
  {
    name: 'plugin persistence',
    files: ['plugins/*/{persistence,migrations}/**'],
    mayImport: ['core/**', 'adapters/postgres/**', 'plugins/:own/{contract,domain,persistence,migrations,data}/**'],
    // A plugin reads its bundled data from its own folder.
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
    mayImport: [...webOfPlugin, 'web/server/page-data/**', 'plugins/:own/use-cases/**'],
    packages: ['effect'],
  },
  {
    name: 'plugin mails',
    files: ['plugins/*/mails/**'],
    mayImport: ['web/ui/mail/**', 'plugins/:own/{contract,mails}/**'],
    packages: ['effect', 'react'],
  },
  { name: 'plugin messages', files: ['plugins/*/messages/**'], mayImport: ['core/**', 'plugins/:own/messages/**'], packages: [] },
  {
    name: 'plugin testing',
    files: ['plugins/*/testing/**'],
    mayImport: ['core/**', 'adapters/memory/**', 'plugins/:own/**', 'plugins/*/{contract,testing}/**', 'config/quality/testing/**'],
    packages: anything,
  },
  {
    name: 'plugin manifest',
    files: ['plugins/*/{plugin,endpoints,settings,personal-data,mails}.ts', 'plugins/*/{commands,endpoints,bindings}/**'],
    mayImport: [
      'core/**',
      'adapters/postgres/**',
      'plugins/:own/{contract,domain,content,use-cases,services,reactions,persistence,migrations,messages,commands,demo,testing}/**',
      'plugins/:own/{endpoints,settings,personal-data,mails}.ts',
      'plugins/:own/{endpoints,bindings}/**',
      'plugins/*/contract/**',
    ],
    packages: ['effect'],
  },

  // The browser side of pages, from the bottom up: runtime, ui, app kit.
  {
    // The layout scripts, session clients and islands of all plugins by patterns, none by name.
    name: 'web runtime',
    files: ['web/runtime/**'],
    except: ['web/runtime/session/testing/**'],
    mayImport: ['web/runtime/**', ...browserCore, 'plugins/\\*/web/islands/\\*.tsx', 'plugins/\\*/web/client/*.ts'],
    packages: ['effect', 'react', 'react-dom', 'react-dom/**', 'vike', 'vike/**', 'vike-react/**', 'vite/**'],
  },
  {
    name: 'web ui',
    files: ['web/ui/**'],
    mayImport: ['web/{ui,runtime}/**', ...browserCore, 'plugins/*.gen.ts'],
    packages: [
      'effect',
      ...react,
      'react-dom/**',
      'vike/**',
      'vike-react/**',
      'vite',
      '@fontsource/**',
      '@fontsource-variable/**',
      'node:*',
    ],
  },
  {
    name: 'web app kit',
    files: ['web/app-kit/**'],
    except: ['web/app-kit/testing/**'],
    mayImport: ['web/{app-kit,ui,runtime}/**', ...browserCore],
    packages: anything,
  },
  {
    // The HTTP server: middleware, page cache, renderers. It knows the lists of plugins, never a single plugin.
    name: 'web server',
    files: ['web/{server,pages,messages}/**', 'web/config.d.ts'],
    mayImport: ['web/**', 'core/**', 'plugins/*.gen.ts', 'adapters/http/**', 'dist/web/**'],
    packages: anything,
  },
  {
    name: 'web testing',
    files: ['web/app-kit/testing/**', 'web/runtime/session/testing/**'],
    mayImport: ['web/**', ...browserCore],
    packages: anything,
  },
  { name: 'web tools', files: ['web/tooling/**', 'web/vite.config.ts'], mayImport: ['web/**', 'core/plugin/**'], packages: anything },
  {
    name: 'web browser tests',
    files: ['web/e2e/**'],
    mayImport: ['web/**', 'core/**', 'config/**', 'plugins/*/contract/**'],
    packages: anything,
  },

  // entry points: they use the plugin lists, never a single plugin
  {
    name: 'cli',
    files: ['cli/**'],
    mayImport: ['cli/**', ...entryPoint, 'web/server/app.ts', 'web/server/mails/load.ts', 'config/tooling/{build,write-plugin-lists}.ts'],
    packages: anything,
  },

  // tools and composition root
  {
    name: 'config',
    files: ['config/**', 'vitest.workspace.ts'],
    except: ['config/quality/{testing,tests,bench}/**'],
    mayImport: ['core/**', 'adapters/**', ...pluginLists, 'web/**', 'cli/**', 'config/**', 'migrations/**', 'dist/**'],
    packages: anything,
  },
  {
    // Fixtures of the whole product. Those of one plugin are in its folder `testing`.
    name: 'tests',
    files: ['config/quality/{testing,tests}/**'],
    mayImport: ['core/**', 'adapters/**', ...pluginLists, ...pluginForTests, 'web/**', 'cli/**', 'config/**', 'migrations/**', 'dist/**'],
    packages: anything,
  },
  {
    name: 'bench',
    files: ['config/quality/bench/**'],
    except: ['config/quality/bench/baselines/**'],
    mayImport: ['core/**', 'adapters/**', ...pluginLists, ...pluginForTests, 'web/**', 'config/**', 'migrations/**', 'dist/**'],
    packages: anything,
  },
  {
    // Two pages without platform and framework, with the same columns, rules and components as those they are compared with.
    name: 'bench baselines',
    files: ['config/quality/bench/baselines/**'],
    mayImport: [
      'core/**',
      'adapters/**',
      'plugins/{catalogue,facility-profile,tags}/{domain,persistence,use-cases,web}/**',
      'plugins/\\*/messages/pl.json',
      'web/**',
      'config/**',
    ],
    packages: anything,
  },
]

/** What a test may import of plugins; of everything else, anything. */
export const testsMayImport: readonly string[] = ['plugins/:own/**', ...pluginLists, ...pluginForTests]
