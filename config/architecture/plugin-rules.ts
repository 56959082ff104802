import { type ArchitectureRule, anything, react } from './architecture-rule.ts'

const webOfPlugin = [
  'web/{runtime,ui,app-kit}/**',
  'web/server/social-images/social-image.ts',
  'core/{kernel,access,privacy}/**',
  // Terms of the specification shared by browser and server.
  'core/facilities/{card-facts,card-texts,facility-type,category,contradictions,fields,free-places,legal-type,slots,source,max-photos}.ts',
  'core/plugin/slot.ts',
  'core/records/**',
  'core/rich-text/**',
  'core/places/voivodeship.ts',
  // Facets, selections and orders are used in forms and URLs.
  'core/search/{facet,facet-selection,match-options,orders,serialize-selection,parse-selection,query-params}.ts',
  'plugins/:own/contract/**',
  // Routes, layouts, slots and components of plugins that it depends on.
  'plugins/*/contract/{api,ui,*-ui}.ts',
  'plugins/:own/web/**',
]
/** Lists of the installed plugins. */
export const pluginLists = ['plugins/list.ts', 'plugins/*.gen.ts']
/** Modules of a plugin that tests and fixtures of others may import: its contract, manifest, fixtures and generators of demo data. */
export const pluginForTests = ['plugins/*/{contract,testing,demo}/**', 'plugins/*/plugin.ts']

/** Import rules of plugins, from the inside out. */
export const pluginRules: readonly ArchitectureRule[] = [
  {
    name: 'plugin lists',
    files: ['plugins/list.ts', 'plugins/*.gen.ts'],
    mayImport: [
      'plugins/*/plugin.ts',
      'plugins/*/web/{pages,layouts,slot-fills}.ts',
      'plugins/*/mail-views.tsx',
      // Types of their keys.
      '{web,plugins/*}/messages/pl.json',
      'web/runtime/plugin-ui.ts',
      'web/ui/mail/define-mail.ts',
      'core/plugin/**',
    ],
    packages: [],
  },
  // Public views of a plugin may contain those of another.
  {
    name: 'plugin contract',
    files: ['plugins/*/contract/**'],
    except: ['plugins/*/contract/{ui,*-ui}.ts'],
    mayImport: ['core/**', 'plugins/*/contract/**'],
    packages: ['effect'],
  },
  {
    // Components that pages of other plugins show, such as the form of posts.
    name: 'plugin contract for pages',
    files: ['plugins/*/contract/{ui,*-ui}.ts'],
    mayImport: ['core/**', 'plugins/*/contract/**', 'plugins/:own/web/**'],
    packages: ['effect'],
  },
  {
    name: 'plugin domain',
    files: ['plugins/*/domain/**'],
    mayImport: ['core/**', 'plugins/:own/{contract,domain,demo}/**'],
    packages: ['effect'],
  },
  {
    // Content of the demo may be files beside the module that reads them.
    name: 'plugin demo',
    files: ['plugins/*/demo/**'],
    mayImport: ['core/**', 'plugins/:own/{contract,domain,demo}/**'],
    packages: ['effect', 'node:fs'],
  },
  {
    // Readers of search texts: no reader knows another plugin's.
    name: 'plugin readers',
    files: ['plugins/*/readers/**'],
    mayImport: ['core/**', 'plugins/:own/{contract,domain,readers}/**'],
    packages: ['effect'],
  },
  {
    // Long texts in all languages for static pages; typed, so that no language lacks a paragraph, and derived from the
    // orders that they explain. Pages load them through use-cases.
    name: 'plugin content',
    files: ['plugins/*/content/**'],
    mayImport: ['core/facilities/free-places.ts', 'core/search/{orders,daily-rotation}.ts', 'plugins/:own/{contract,domain,content}/**'],
    packages: [],
  },
  {
    name: 'plugin use-cases',
    files: ['plugins/*/{use-cases,services,reactions}/**'],
    mayImport: [
      'core/**',
      'plugins/:own/{domain,demo,use-cases,services,reactions}/**',
      'plugins/:own/settings.ts',
      'plugins/*/contract/**',
    ],
    packages: ['effect'],
  },
  {
    name: 'plugin persistence',
    files: ['plugins/*/{persistence,migrations}/**'],
    // SQL that other plugins offer for statements of several plugins.
    mayImport: [
      'core/**',
      'adapters/postgres/**',
      'plugins/:own/{contract,domain,persistence,migrations,data}/**',
      'plugins/*/contract/*-sql.ts',
    ],
    // A plugin reads its bundled data from its own folder.
    packages: ['effect', '@mikro-orm/**', 'node:fs'],
  },
  {
    name: 'plugin web',
    files: ['plugins/*/web/**'],
    except: ['plugins/*/web/**/*.data.ts', 'plugins/*/web/*.data.ts'],
    mayImport: webOfPlugin,
    packages: ['effect', ...react, 'diff', 'maplibre-gl', 'pmtiles'],
  },
  {
    name: 'plugin page data',
    files: ['plugins/*/web/**/*.data.ts', 'plugins/*/web/*.data.ts'],
    mayImport: [...webOfPlugin, 'web/server/page-data/**', 'plugins/:own/use-cases/**'],
    packages: ['effect'],
  },
  {
    name: 'plugin mails',
    files: ['plugins/*/mail-views.tsx'],
    // From the declarations of the mails the types of their values.
    mayImport: [
      'web/ui/mail/**',
      'core/facilities/card-texts.ts',
      'core/kernel/{dates,formats,message-key,phone,time-of-day}.ts',
      'plugins/:own/contract/**',
      'plugins/:own/mails.ts',
    ],
    packages: ['effect', 'react'],
  },
  { name: 'plugin messages', files: ['plugins/*/messages/**'], mayImport: ['core/**', 'plugins/:own/messages/**'], packages: [] },
  {
    name: 'plugin testing',
    files: ['plugins/*/testing/**'],
    mayImport: [
      'core/**',
      'adapters/memory/**',
      ...pluginLists,
      'plugins/:own/**',
      'plugins/*/{contract,testing}/**',
      'config/quality/testing/**',
    ],
    packages: anything,
  },
  {
    name: 'plugin manifest',
    files: ['plugins/*/{plugin,endpoints,settings,personal-data,mails,notifications}.ts', 'plugins/*/{commands,endpoints}/**'],
    mayImport: [
      'core/**',
      'adapters/postgres/**',
      'plugins/:own/{contract,domain,readers,content,use-cases,services,reactions,persistence,migrations,messages,commands,demo,testing,assets}/**',
      'plugins/:own/{endpoints,settings,personal-data,mails,notifications}.ts',
      'plugins/:own/endpoints/**',
      'plugins/*/contract/**',
    ],
    packages: ['effect'],
  },
]
