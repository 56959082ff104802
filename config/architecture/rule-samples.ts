import type { RuleSamples } from './architecture-rule.ts'
import { pluginRuleSamples } from './plugin-rule-samples.ts'

/** For each import rule a sample file, forbidden and allowed imports. */
export const samples: RuleSamples = {
  core: {
    file: 'core/kernel/x.ts',
    allowed: ['#core/ports/clock.ts', './slug.ts', 'effect', 'effect/Schema'],
    forbidden: [
      '@mikro-orm/core',
      'inversify',
      'uuid',
      'node:fs',
      'fs',
      'react',
      '#adapters/http/routes.ts',
      '#plugins/tags/contract/events.ts',
      '#web/runtime/slots.ts',
      '#config/app/platform.ts',
    ],
  },
  'core ids': {
    file: 'core/kernel/ids.ts',
    allowed: ['uuid', './slug.ts'],
    forbidden: ['inversify', 'node:crypto', '#adapters/http/routes.ts'],
  },
  'core wiring': {
    file: 'core/plugin/bindings.ts',
    allowed: ['effect', '../kernel/token.ts'],
    forbidden: ['uuid', 'reflect-metadata', '#plugins/server.gen.ts'],
  },
  adapter: {
    file: 'adapters/mail/smtp.ts',
    allowed: ['node:net', 'pg', '@mikro-orm/core', './letters.ts', '#core/ports/clock.ts', '#adapters/postgres/poll-loop.ts'],
    forbidden: [
      '#adapters/postgres/orm.ts',
      '../memory/clock.ts',
      '#plugins/tags/plugin.ts',
      '#web/runtime/slots.ts',
      '#config/app/environment.ts',
    ],
  },
  migrations: {
    file: 'migrations/2026-x.ts',
    allowed: ['#core/plugin/migrations.ts', './list.ts'],
    forbidden: ['#adapters/postgres/orm.ts', 'pg', '#plugins/tags/plugin.ts'],
  },
  ...pluginRuleSamples,
  'web runtime': {
    file: 'web/runtime/page.ts',
    allowed: ['./href.ts', '#core/kernel/slug.ts', '/plugins/*/web/islands/*.tsx', '/plugins/*/web/client/layout.ts', 'react'],
    forbidden: [
      '#web/ui/primitives/Button.tsx',
      '#web/server/app.ts',
      '#web/app-kit/queries.ts',
      '/plugins/tags/web/islands/X.tsx',
      '#config/app/platform.ts',
      'i18next',
      'pg',
    ],
  },
  'web ui': {
    file: 'web/ui/primitives/X.tsx',
    allowed: ['#web/runtime/page.ts', './Button.tsx', 'react', 'lucide-react'],
    forbidden: [
      '#web/server/app.ts',
      '#web/app-kit/queries.ts',
      '#plugins/slot-fills.gen.ts',
      '#plugins/layouts.gen.ts',
      '#plugins/tags/web/slot-fills.ts',
      '#plugins/tags/contract/ui.ts',
      '#config/app/platform.ts',
      '#adapters/http/routes.ts',
      'react-i18next',
      'pg',
    ],
  },
  'web app kit': {
    file: 'web/app-kit/queries.ts',
    allowed: ['#web/ui/primitives/Button.tsx', '#web/runtime/api.ts', '@tanstack/react-query', 'react'],
    forbidden: ['#web/server/app.ts', '#plugins/tags/contract/api.ts', '#config/app/platform.ts', '#adapters/http/routes.ts'],
  },
  'web server': {
    file: 'web/server/app.ts',
    allowed: [
      'express',
      '#adapters/http/routes.ts',
      '#web/pages/layouts.ts',
      '#web/runtime/page.ts',
      '#plugins/server.gen.ts',
      'vike/types',
    ],
    forbidden: [
      '#adapters/postgres/orm.ts',
      '#plugins/tags/plugin.ts',
      '#config/app/platform.ts',
      '#config/app/environment.ts',
      '#cli/main.ts',
    ],
  },
  'web testing': {
    file: 'web/app-kit/testing/render-app.tsx',
    allowed: ['#web/messages/pl.json', '../queries.ts', 'vitest'],
    forbidden: ['#plugins/tags/contract/api.ts', '#config/app/platform.ts'],
  },
  'web tools': {
    file: 'web/vite.config.ts',
    allowed: ['./tooling/list-modules.ts', 'vite', './ui/styles/layer-order.ts'],
    forbidden: ['#adapters/http/routes.ts', '#plugins/tags/plugin.ts', '#config/app/platform.ts'],
  },
  'web browser tests': {
    file: 'web/e2e/accounts.ts',
    allowed: ['#config/quality/testing/browser.ts', 'playwright/test', './search-field.ts'],
    forbidden: ['#adapters/http/routes.ts', '#plugins/tags/plugin.ts'],
  },
  cli: {
    file: 'cli/main.ts',
    allowed: ['#plugins/server.gen.ts', '#web/server/app.ts', '#config/app/platform.ts', 'commander'],
    forbidden: [
      '#plugins/registers/use-cases/y.ts',
      '#adapters/postgres/orm.ts',
      '#config/quality/testing/database.ts',
      '#web/ui/primitives/Button.tsx',
    ],
  },
  config: {
    file: 'config/app/platform.ts',
    allowed: ['#adapters/postgres/orm.ts', '#plugins/server.gen.ts', 'inversify'],
    forbidden: [
      '../../../elsewhere/x.ts',
      '../../node_modules/pg/lib/index.js',
      '#plugins/tags/plugin.ts',
      '#plugins/tags/contract/y.ts',
      '#plugins/tags/use-cases/y.ts',
    ],
  },
  'tools of the base map': {
    file: 'config/tooling/basemap/write-quarters.ts',
    allowed: ['#plugins/places/domain/map-quarter.ts', '#adapters/map-tiles/tile-archives.ts', 'pmtiles'],
    forbidden: ['#plugins/places/use-cases/geocode.ts', '#plugins/map/domain/country-archive.ts', '#web/ui/primitives/Card.tsx'],
  },
  'templates of plugins': {
    file: 'config/tooling/new-plugin/template/web/notes/Page.tsx',
    allowed: ['#plugins/accounts/contract/ui.ts', '#web/ui/primitives/Card.tsx', '#core/kernel/dates.ts', '../contract/api.ts'],
    forbidden: ['#plugins/accounts/domain/account.ts', '#migrations/list.ts', '#cli/main.ts'],
  },
  tests: {
    file: 'config/quality/testing/x.ts',
    allowed: ['#plugins/tags/contract/y.ts', '#plugins/tags/testing/y.ts', '#plugins/tags/demo/y.ts', '#plugins/server.gen.ts', 'vitest'],
    forbidden: [
      '../../../../elsewhere/x.ts',
      '#plugins/tags/domain/y.ts',
      '#plugins/tags/use-cases/y.ts',
      '#plugins/tags/persistence/y.ts',
      '#plugins/tags/services/y.ts',
      '#plugins/tags/web/y.ts',
      '#plugins/tags/data/y.json',
    ],
  },
  'tests of reading': {
    file: 'config/quality/testing/read-sentences.ts',
    allowed: ['#plugins/search/services/read-text.ts', '#plugins/registers/domain/zlobki.ts', '#plugins/server.gen.ts'],
    forbidden: ['#plugins/search/web/pages.ts', '#plugins/accounts/domain/x.ts', '#web/runtime/href.ts'],
  },
  bench: {
    file: 'config/quality/bench/x.ts',
    allowed: ['#plugins/tags/demo/y.ts', '#adapters/postgres/orm.ts', 'pg'],
    forbidden: ['#plugins/tags/domain/y.ts', '#plugins/catalogue/persistence/y.ts'],
  },
  'bench baselines': {
    file: 'config/quality/bench/baselines/x.ts',
    allowed: ['#plugins/tags/domain/y.ts', '#plugins/catalogue/persistence/y.ts', 'pg'],
    forbidden: ['#plugins/accounts/domain/y.ts', '#plugins/catalogue/services/y.ts'],
  },
}
