import type { RuleSamples } from './architecture-rule.ts'

/** Samples of the import rules of plugins. */
export const pluginRuleSamples: RuleSamples = {
  'plugin lists': {
    file: 'plugins/server.gen.ts',
    allowed: ['./tags/plugin.ts', './tags/web/slot-fills.ts', './tags/mail-views.tsx'],
    forbidden: ['./tags/use-cases/x.ts', './tags/web/pages/X.tsx', './tags/web/components/X.tsx', 'effect'],
  },
  'plugin contract': {
    file: 'plugins/tags/contract/x.ts',
    allowed: ['effect', './y.ts', '#core/kernel/paging.ts', '#plugins/places/contract/y.ts'],
    forbidden: ['../domain/tag.ts', '#plugins/places/domain/y.ts', 'react'],
  },
  'plugin contract for pages': {
    file: 'plugins/tags/contract/ui.ts',
    allowed: ['./y.ts', '../web/components/X.tsx', '#core/plugin/layout.ts', '#plugins/places/contract/y.ts'],
    forbidden: ['../domain/tag.ts', '../use-cases/y.ts', '#plugins/places/web/components/X.tsx', '#web/ui/primitives/Button.tsx', 'react'],
  },
  'plugin domain': {
    file: 'plugins/tags/domain/x.ts',
    allowed: ['../contract/y.ts', './y.ts', '#core/kernel/slug.ts', 'effect'],
    forbidden: [
      '../use-cases/y.ts',
      '../persistence/y.ts',
      '#plugins/places/contract/y.ts',
      '@mikro-orm/core',
      'node:fs',
      '#adapters/postgres/orm.ts',
    ],
  },
  'plugin demo': {
    file: 'plugins/tags/demo/x.ts',
    allowed: ['../contract/y.ts', './y.ts', '#core/kernel/slug.ts', 'effect', 'node:fs'],
    forbidden: [
      '../use-cases/y.ts',
      '../persistence/y.ts',
      '#plugins/places/contract/y.ts',
      '#plugins/places/demo/y.ts',
      '#adapters/postgres/orm.ts',
    ],
  },
  'plugin readers': {
    file: 'plugins/assistant/readers/x.ts',
    allowed: ['./y.ts', '../domain/y.ts', '#core/search/reading/reader.ts'],
    forbidden: ['../services/y.ts', '#plugins/search/contract/y.ts', '#plugins/search/readers/y.ts', '#adapters/postgres/orm.ts'],
  },
  'plugin content': {
    file: 'plugins/tags/content/pl/x.ts',
    allowed: ['../../contract/y.ts', '../book.ts', '../../domain/y.ts'],
    forbidden: ['../../use-cases/y.ts', '../../web/y.ts', '../../messages/pl.json', '#core/kernel/slug.ts', 'effect', 'node:fs'],
  },
  'plugin use-cases': {
    file: 'plugins/tags/use-cases/x.ts',
    allowed: ['../domain/y.ts', './y.ts', '#plugins/places/contract/y.ts', 'effect'],
    forbidden: [
      '../persistence/y.ts',
      '#plugins/places/domain/y.ts',
      '../../places/use-cases/y.ts',
      '#plugins/tags-more/domain/y.ts',
      '#adapters/postgres/orm.ts',
      'pg',
      'inversify',
      '../testing/y.ts',
    ],
  },
  'plugin persistence': {
    file: 'plugins/tags/persistence/x.ts',
    allowed: ['#adapters/postgres/unit-of-work.ts', '../domain/y.ts', '#plugins/places/contract/y-sql.ts', '@mikro-orm/core'],
    forbidden: [
      '../use-cases/y.ts',
      '#plugins/places/persistence/y.ts',
      '#plugins/places/contract/y.ts',
      '#adapters/http/routes.ts',
      'pg',
      '../web/y.ts',
    ],
  },
  'plugin web': {
    file: 'plugins/tags/web/pages/X.tsx',
    allowed: [
      '#web/ui/primitives/Button.tsx',
      '#core/kernel/slug.ts',
      '#core/access/actor.ts',
      '../../contract/y.ts',
      './X.css',
      'react',
      'effect',
    ],
    forbidden: [
      '../../use-cases/y.ts',
      '../../persistence/y.ts',
      '../../domain/y.ts',
      '#adapters/postgres/orm.ts',
      '#core/facilities/facilities.port.ts',
      '#plugins/places/web/slot-fills.ts',
      '#plugins/places/contract/y.ts',
      '#web/server/app.ts',
      'i18next',
      'pg',
      'node:fs',
      '../../messages/pl.json',
    ],
  },
  'plugin page data': {
    file: 'plugins/tags/web/pages/X.data.ts',
    allowed: ['../../use-cases/y.ts', '#web/server/page-data/page-data.ts', '../../contract/y.ts'],
    forbidden: ['../../persistence/y.ts', '../../domain/y.ts', '#plugins/places/use-cases/y.ts', '#adapters/postgres/orm.ts', 'pg'],
  },
  'plugin mails': {
    file: 'plugins/tags/mail-views.tsx',
    allowed: ['#web/ui/mail/MailLayout.tsx', './contract/y.ts', './mails.ts', 'react'],
    forbidden: ['#web/ui/primitives/Button.tsx', './use-cases/y.ts', '#core/kernel/slug.ts'],
  },
  'plugin messages': {
    file: 'plugins/tags/messages/messages.ts',
    allowed: ['./pl.json', '#core/ports/translator.ts'],
    forbidden: ['../domain/y.ts', 'i18next'],
  },
  'plugin testing': {
    file: 'plugins/tags/testing/x.ts',
    allowed: ['../persistence/y.ts', '#adapters/memory/clock.ts', '#plugins/places/testing/y.ts', 'vitest'],
    forbidden: ['#plugins/places/domain/y.ts', '#adapters/postgres/orm.ts'],
  },
  'plugin manifest': {
    file: 'plugins/tags/plugin.ts',
    allowed: ['#core/plugin/define-plugin.ts', './use-cases/y.ts', '#adapters/postgres/unit-of-work.ts', '#plugins/places/contract/y.ts'],
    forbidden: [
      './web/slot-fills.ts',
      './mail-views.tsx',
      '#plugins/places/plugin.ts',
      '#plugins/places/use-cases/y.ts',
      '#adapters/http/routes.ts',
      'inversify',
    ],
  },
}
