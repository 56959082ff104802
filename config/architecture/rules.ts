import { type ArchitectureRule, anything, react } from './architecture-rule.ts'
import { pluginForTests, pluginLists, pluginRules } from './plugin-rules.ts'

/** Core modules that browser code may use: terms and types, no rules that only the server decides. */
const browserCore = ['core/{kernel,access,search,places,facilities,plugin,ports,records,rich-text}/**']
/** Readers of all plugins over the names of real registers, for tests. */
const readingTests = ['config/quality/testing/{judge-reading,random-sentences,read-sentences,real-directory}.ts']
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
  {
    // Adapters that read a feed from the database share the loop that polls it; the search index sorts and counts facilities as SQL
    // does; pictures are drawn from the tiles of the map.
    name: 'adapter',
    files: ['adapters/**'],
    mayImport: [
      'core/**',
      'adapters/:own/**',
      'adapters/http/{client-address,json-depth,problem}.ts',
      'adapters/map-tiles/decode-tile.ts',
      'adapters/postgres/feed-position.ts',
      'adapters/postgres/poll-loop.ts',
      'adapters/postgres/replicas/{log-position,standby-check}.ts',
      'adapters/postgres/facilities/{counted-facilities,order-sql}.ts',
      'dist/server/*.bin',
      'dist/server/typefaces/**',
    ],
    packages: anything,
  },
  { name: 'migrations', files: ['migrations/**'], mayImport: ['core/**', 'migrations/**'], packages: ['effect', '@mikro-orm/**'] },

  ...pluginRules,

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
    // A design system: what plugins add reaches it by the context of the page.
    name: 'web ui',
    files: ['web/ui/**'],
    mayImport: ['web/{ui,runtime}/**', ...browserCore],
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
    mayImport: [
      'cli/**',
      ...entryPoint,
      'web/server/{app,listen}.ts',
      'web/server/mails/load.ts',
      'config/tooling/{build,write-plugin-lists}.ts',
      'config/tooling/themes/*.ts',
      'dist/server/**',
    ],
    packages: anything,
  },

  // tools and composition root
  {
    name: 'config',
    files: ['config/**', 'vitest.workspace.ts'],
    except: ['config/quality/{testing,tests,bench}/**', 'config/tooling/new-plugin/template*/**', 'config/tooling/basemap/**'],
    mayImport: ['core/**', 'adapters/**', ...pluginLists, 'web/**', 'cli/**', 'config/**', 'migrations/**', 'dist/**'],
    packages: anything,
  },
  {
    // Bundled quarters are written by the rules by which those of an operator's map are read.
    name: 'tools of the base map',
    files: ['config/tooling/basemap/**'],
    mayImport: ['core/**', 'adapters/**', 'plugins/places/{domain,persistence}/**', 'config/**'],
    packages: anything,
  },
  {
    // As plugins, for which the rules of plugins are checked when they are made.
    name: 'templates of plugins',
    files: ['config/tooling/new-plugin/template*/**'],
    mayImport: ['core/**', 'adapters/**', 'plugins/*/contract/**', 'web/**', 'config/**'],
    packages: anything,
  },
  {
    // Fixtures of the whole product. Those of one plugin are in its folder `testing`.
    name: 'tests',
    files: ['config/quality/{testing,tests}/**'],
    except: [...readingTests],
    mayImport: ['core/**', 'adapters/**', ...pluginLists, ...pluginForTests, 'web/**', 'cli/**', 'config/**', 'migrations/**', 'dist/**'],
    packages: anything,
  },
  {
    // Texts are read over the names of the real registers, with the domain of the plugins that read and name.
    name: 'tests of reading',
    files: readingTests,
    mayImport: [
      'core/**',
      'adapters/**',
      ...pluginLists,
      ...pluginForTests,
      'plugins/{search,places,registers,catalogue,tags}/{domain,persistence,readers,services}/**',
      'config/**',
    ],
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
      'plugins/{catalogue,facility-profile,places,tags}/{contract,domain,persistence,use-cases,web}/**',
      'plugins/places/testing/bundled-quarters.ts',
      'plugins/\\*/messages/pl.json',
      'web/**',
      'config/**',
    ],
    packages: anything,
  },
]

/** Modules of plugins that a test may import; of everything else it may import anything. */
export const testsMayImport: readonly string[] = ['plugins/:own/**', ...pluginLists, ...pluginForTests]
